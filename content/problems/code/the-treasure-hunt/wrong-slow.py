def hunt_way(clues, start):
    way = [start]
    visited = {start}
    while True:
        for place, to in clues:
            if place == way[-1]:
                break
        else:
            return way
        if to in visited:
            return []
        visited.add(to)
        way.append(to)

def hunt_way(clues: list[list[str]], start: str) -> list[str]:
    following = {place: to for place, to in clues}
    visited = {}  # a dict keeps the order
    place = start
    while place is not None:
        if place in visited:
            return []
        visited[place] = True
        place = following.get(place)
    return list(visited)

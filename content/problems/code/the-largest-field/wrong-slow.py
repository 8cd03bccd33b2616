def largest_field(map):
    width = len(map[0]) + 1 if map else 1
    plots = "." * width + "".join(row + "." for row in map) + "." * width
    seen = []
    largest = 0
    for start, crop in enumerate(plots):
        if crop == "." or start in seen:
            continue
        seen.append(start)
        waiting = [start]
        size = 0
        while waiting:
            place = waiting.pop()
            size += 1
            for following in (place - 1, place + 1, place - width, place + width):
                if plots[following] == crop and following not in seen:
                    seen.append(following)
                    waiting.append(following)
        largest = max(largest, size)
    return largest

def largest_field(map):
    width = len(map[0]) + 1 if map else 1
    # A dot behind each row and a row of dots around, so that no neighbour lies outside.
    plots = "." * width + "".join(row + "." for row in map) + "." * width
    seen = bytearray(len(plots))
    largest = 0
    for start, crop in enumerate(plots):
        if crop == "." or seen[start]:
            continue
        seen[start] = 1
        waiting = [start]
        size = 0
        while waiting:
            place = waiting.pop()
            size += 1
            for following in (place - 1, place + 1, place - width, place + width):
                if plots[following] == crop and not seen[following]:
                    seen[following] = 1
                    waiting.append(following)
        largest = max(largest, size)
    return largest

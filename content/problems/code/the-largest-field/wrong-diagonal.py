def largest_field(map):
    width = len(map[0]) + 2 if map else 2
    plots = "." * width + "".join("." + row + "." for row in map) + "." * width
    seen = bytearray(len(plots))
    steps = [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1]
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
            for step in steps:
                if plots[place + step] == crop and not seen[place + step]:
                    seen[place + step] = 1
                    waiting.append(place + step)
        largest = max(largest, size)
    return largest

def short_names(stations):
    ordered = sorted(stations)
    result = []
    for at, name in enumerate(ordered):
        most = 0
        for neighbour in ordered[max(at - 1, 0) : at] + ordered[at + 1 : at + 2]:
            length = 0
            while name[: length + 1] == neighbour[: length + 1] and length < len(name):
                length += 1
            most = max(most, length)
        result.append(name[: most + 1])
    return result

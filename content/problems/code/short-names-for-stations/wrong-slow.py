def short_names(stations):
    result = []
    for name in stations:
        length = 1
        for other in stations:
            if other is name:
                continue
            while length < len(name) and other.startswith(name[:length]):
                length += 1
        result.append(name[:length])
    return result

def common(a: str, b: str) -> int:
    length = 0
    while length < min(len(a), len(b)) and a[length] == b[length]:
        length += 1
    return length


def short_names(stations: list[str]) -> list[str]:
    ordered = sorted(stations)
    short_of = {}
    before = 0
    for at, name in enumerate(ordered):
        after = common(name, ordered[at + 1]) if at + 1 < len(ordered) else 0
        short_of[name] = name[: max(before, after) + 1]
        before = after
    return [short_of[name] for name in stations]

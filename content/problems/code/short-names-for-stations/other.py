from collections import Counter


def short_names(stations):
    beginnings = Counter(name[:length] for name in stations for length in range(1, len(name) + 1))
    return [
        next((name[:length] for length in range(1, len(name) + 1) if beginnings[name[:length]] == 1), name)
        for name in stations
    ]

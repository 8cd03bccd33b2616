from bisect import bisect_left


def busiest_window(times, length):
    times = sorted(times)
    if not times:
        return []
    counts = [(start - bisect_left(times, second + length), second) for start, second in enumerate(times)]
    fewest, second = min(counts)
    return [second, -fewest]

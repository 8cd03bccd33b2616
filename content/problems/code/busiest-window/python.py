def busiest_window(times, length):
    times = sorted(times)
    best = []
    end = 0
    for start, second in enumerate(times):
        while end < len(times) and times[end] < second + length:
            end += 1
        if not best or end - start > best[1]:
            best = [second, end - start]
    return best

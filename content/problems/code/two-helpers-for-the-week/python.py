WEEK = 127


def helper_pairs(helpers: list[str]) -> int:
    counts = [0] * (WEEK + 1)
    for days in helpers:
        mask = 0
        for day in days:
            mask |= 1 << (int(day) - 1)
        counts[mask] += 1
    pairs = counts[WEEK] * (counts[WEEK] - 1) // 2
    for a in range(WEEK + 1):
        for b in range(a + 1, WEEK + 1):
            if a | b == WEEK:
                pairs += counts[a] * counts[b]
    return pairs

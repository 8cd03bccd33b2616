from collections import Counter


def helper_pairs(helpers):
    counts = Counter(sum(1 << (int(day) - 1) for day in days) for days in helpers)
    pairs = sum(counts[a] * counts[b] for a in counts for b in counts if a < b and a | b == 127)
    return pairs + counts[127] * (counts[127] + 1) // 2

from collections import Counter
from itertools import combinations


def most_ordered_pair(orders):
    counts = Counter()
    for dishes in orders:
        counts.update(combinations(sorted(set(dishes)), 2))
    if not counts:
        return []
    return list(min(counts, key=lambda pair: (-counts[pair], pair)))

from collections import Counter
from itertools import combinations


def most_ordered_pair(orders):
    counts = Counter()
    for dishes in orders:
        counts.update(pair for pair in combinations(sorted(dishes), 2) if pair[0] != pair[1])
    if not counts:
        return []
    return list(min(counts, key=lambda pair: (-counts[pair], pair)))

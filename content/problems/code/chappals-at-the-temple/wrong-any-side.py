from collections import Counter


def complete_pairs(chappals):
    counts = Counter(chappal[:-2] for chappal in chappals)
    return sum(count // 2 for count in counts.values())

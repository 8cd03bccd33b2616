from collections import Counter


def helper_pairs(helpers):
    # Each helper meets those before who have all the days that are missing.
    week = frozenset("1234567")
    before = Counter()
    pairs = 0
    for days in map(frozenset, helpers):
        missing = week - days
        pairs += sum(count for other, count in before.items() if missing <= other)
        before[days] += 1
    return pairs

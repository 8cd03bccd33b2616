from itertools import accumulate


def recent_highest(units, days):
    return list(accumulate(units, max))

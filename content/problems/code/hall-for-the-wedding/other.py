from itertools import accumulate


def cheapest_start(rents, days):
    upto = [0, *accumulate(rents)]
    starts = range(len(rents) - days + 1)
    return min(starts, key=lambda start: upto[start + days] - upto[start], default=-1)

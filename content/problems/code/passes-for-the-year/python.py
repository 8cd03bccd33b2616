from bisect import bisect_right


def cheapest_passes(travel, passes):
    best = [0]
    for at, day in enumerate(travel):
        best.append(min(best[bisect_right(travel, day - one["days"], 0, at)] + one["price"] for one in passes))
    return best[-1]

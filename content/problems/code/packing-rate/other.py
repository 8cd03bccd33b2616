from bisect import bisect_left


def slowest_rate(orders, minutes):
    def is_enough(rate):
        return sum(-(-items // rate) for items in orders) <= minutes

    return bisect_left(range(max(orders) + 1), True, lo=1, key=is_enough)

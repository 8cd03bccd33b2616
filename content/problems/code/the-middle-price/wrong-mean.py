from itertools import accumulate


def middle_prices(prices):
    return [total / count for count, total in enumerate(accumulate(prices), start=1)]

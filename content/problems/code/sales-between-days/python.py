from itertools import accumulate


def sales_between(sales, questions):
    totals = list(accumulate(sales, initial=0))
    return [totals[last] - totals[first - 1] for first, last in questions]

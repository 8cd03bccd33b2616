from itertools import accumulate


def sales_between(sales, questions):
    totals = list(accumulate(sales, initial=0)) + [sum(sales)]
    return [totals[last + 1] - totals[first] for first, last in questions]

from bisect import bisect_left


def fares_within(fares, budgets):
    ordered = sorted(fare for row in fares for fare in row)
    return [bisect_left(ordered, budget) for budget in budgets]

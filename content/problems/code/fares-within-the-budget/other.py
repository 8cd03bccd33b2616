from bisect import bisect_right


def fares_within(fares, budgets):
    ordered = sorted(fare for row in fares for fare in row)
    return [bisect_right(ordered, budget) for budget in budgets]

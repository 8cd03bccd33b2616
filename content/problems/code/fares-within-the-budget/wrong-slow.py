def fares_within(fares, budgets):
    return [sum(fare <= budget for row in fares for fare in row) for budget in budgets]

def over_budget(parents, spent, budgets):
    totals = list(spent)
    for department in range(len(parents) - 1, -1, -1):
        if parents[department] >= 0:
            totals[parents[department]] += totals[department]
    return [at for at, total in enumerate(totals) if total > budgets[at]]

def over_budget(parents, spent, budgets):
    totals = list(spent)
    for department, rupees in enumerate(spent):
        above = parents[department]
        while above >= 0:
            totals[above] += rupees
            above = parents[above]
    return [at for at, total in enumerate(totals) if total > budgets[at]]

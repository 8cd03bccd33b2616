def over_budget(parents, spent, budgets):
    # From the top downwards in one list; read backwards, everybody comes before the one above.
    below = [[] for _ in parents]
    order = []
    for department, parent in enumerate(parents):
        if parent < 0:
            order.append(department)
        else:
            below[parent].append(department)
    for department in order:
        order.extend(below[department])
    totals = list(spent)
    for department in reversed(order):
        if parents[department] >= 0:
            totals[parents[department]] += totals[department]
    return [at for at in range(len(totals)) if totals[at] > budgets[at]]

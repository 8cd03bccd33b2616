def over_budget(parents: list[int], spent: list[int], budgets: list[int]) -> list[int]:
    waiting = [0] * len(parents)
    for parent in parents:
        if parent >= 0:
            waiting[parent] += 1
    totals = list(spent)
    ready = [department for department, count in enumerate(waiting) if count == 0]
    while ready:
        department = ready.pop()
        parent = parents[department]
        if parent < 0:
            continue
        totals[parent] += totals[department]
        waiting[parent] -= 1
        if waiting[parent] == 0:
            ready.append(parent)
    return [department for department, total in enumerate(totals) if total > budgets[department]]

def best_shifts(pay):
    earlier = before = 0
    for night in pay:
        earlier, before = before, max(before, earlier + night)
    return before

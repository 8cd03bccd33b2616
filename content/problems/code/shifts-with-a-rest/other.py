def best_shifts(pay):
    best = [0] * (len(pay) + 2)
    for at in reversed(range(len(pay))):
        best[at] = max(best[at + 1], pay[at] + best[at + 2])
    return best[0]

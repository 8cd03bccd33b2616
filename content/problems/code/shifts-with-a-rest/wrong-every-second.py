def best_shifts(pay):
    return max(sum(pay[::2]), sum(pay[1::2]))

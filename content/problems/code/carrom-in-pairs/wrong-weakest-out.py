def least_unfairness(ratings):
    ordered = sorted(ratings, reverse=True)
    return sum(ordered[at] - ordered[at + 1] for at in range(0, len(ordered) - 1, 2))

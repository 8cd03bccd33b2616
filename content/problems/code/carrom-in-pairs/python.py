def least_unfairness(ratings: list[int]) -> int:
    ordered = sorted(ratings)
    return sum(ordered[at + 1] - ordered[at] for at in range(0, len(ordered) - 1, 2))

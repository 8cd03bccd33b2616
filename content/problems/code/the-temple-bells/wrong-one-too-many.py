def bell_at(round, stroke):
    middle = 2 ** (round - 1)
    if stroke == middle:
        return round
    if stroke < middle:
        return bell_at(round - 1, stroke)
    return bell_at(round - 1, max(1, stroke - middle - 1))

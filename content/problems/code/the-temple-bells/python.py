def bell_at(round: int, stroke: int) -> int:
    middle = 2 ** (round - 1)
    if stroke == middle:
        return round
    return bell_at(round - 1, stroke if stroke < middle else stroke - middle)

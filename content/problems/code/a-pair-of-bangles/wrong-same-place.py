def smallest_difference(left, right):
    return min((abs(a - b) for a, b in zip(left, right)), default=-1)

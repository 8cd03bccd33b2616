from bisect import bisect_left


def smallest_difference(left, right):
    best = -1
    for weight in left:
        at = bisect_left(right, weight)
        for partner in right[max(at - 1, 0) : at + 1]:
            difference = abs(weight - partner)
            if best < 0 or difference < best:
                best = difference
    return best

def smallest_difference(left, right):
    best = -1
    for a in left:
        for b in right:
            if best < 0 or abs(a - b) < best:
                best = abs(a - b)
    return best

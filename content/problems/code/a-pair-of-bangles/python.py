def smallest_difference(left: list[int], right: list[int]) -> int:
    best = None
    i = j = 0
    while i < len(left) and j < len(right):
        difference = abs(left[i] - right[j])
        if best is None or difference < best:
            best = difference
        if left[i] < right[j]:
            i += 1
        else:
            j += 1
    return -1 if best is None else best

def fewest_swaps(keys: list[int]) -> int:
    seen = [False] * len(keys)
    swaps = 0
    for hook in range(len(keys)):
        if seen[hook]:
            continue
        length = 0
        at = hook
        while not seen[at]:
            seen[at] = True
            length += 1
            at = keys[at]
        swaps += length - 1
    return swaps

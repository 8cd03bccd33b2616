def fewest_swaps(keys):
    return sum(key != hook for hook, key in enumerate(keys))

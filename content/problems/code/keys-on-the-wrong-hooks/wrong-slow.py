def fewest_swaps(keys):
    hanging = list(keys)
    swaps = 0
    for hook in range(len(hanging)):
        if hanging[hook] != hook:
            there = hanging.index(hook)
            hanging[there] = hanging[hook]
            hanging[hook] = hook
            swaps += 1
    return swaps

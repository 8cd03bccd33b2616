from itertools import accumulate, groupby


def balanced_stretches(changes):
    balances = sorted(accumulate(changes, initial=0))
    sizes = (len(list(group)) for _, group in groupby(balances))
    return sum(size * (size - 1) // 2 for size in sizes)

from collections import Counter


def balanced_stretches(changes):
    seen = Counter()
    balance = stretches = 0
    for change in changes:
        balance += change
        stretches += seen[balance]
        seen[balance] += 1
    return stretches

from itertools import permutations


def garlands(flowers):
    found = set()
    for order in permutations(flowers):
        if all(a != b for a, b in zip(order, order[1:])):
            found.add("".join(order))
    return sorted(found)

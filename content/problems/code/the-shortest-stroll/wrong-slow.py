from collections import Counter


def shortest_stroll(shops, shopping):
    best = []
    if not shopping:
        return best
    for near in range(len(shops)):
        needed = Counter(shopping)
        missing = len(shopping)
        for far in range(near, len(shops)):
            if needed[shops[far]] > 0:
                missing -= 1
            needed[shops[far]] -= 1
            if missing == 0:
                if not best or far - near < best[1] - best[0]:
                    best = [near, far]
                break
    return best

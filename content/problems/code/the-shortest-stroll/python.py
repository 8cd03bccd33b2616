from collections import Counter


def shortest_stroll(shops, shopping):
    needed = Counter(shopping)
    missing = len(shopping)
    best = []
    near = 0
    if not shopping:
        return best
    for far, thing in enumerate(shops):
        if needed[thing] > 0:
            missing -= 1
        needed[thing] -= 1
        while missing == 0:
            if not best or far - near < best[1] - best[0]:
                best = [near, far]
            needed[shops[near]] += 1
            if needed[shops[near]] > 0:
                missing += 1
            near += 1
    return best

def shortest_stroll(shops, shopping):
    wanted = set(shopping)
    last = {}
    best = []
    for place, thing in enumerate(shops):
        if thing in wanted:
            last.pop(thing, None)
            last[thing] = place
            if len(last) == len(wanted):
                first = next(iter(last.values()))
                if not best or place - first < best[1] - best[0]:
                    best = [first, place]
    return best

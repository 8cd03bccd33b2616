import sys

sys.setrecursionlimit(20000)


def cheapest_way(towns, roads, coupons):
    leads = [[] for _ in range(towns)]
    for road in roads:
        leads[road["a"]].append((road["b"], road["toll"]))
        leads[road["b"]].append((road["a"], road["toll"]))
    best = None

    def drive(town, tolls, seen):
        nonlocal best
        if town == towns - 1:
            price = sum(sorted(tolls, reverse=True)[coupons:])
            best = price if best is None else min(best, price)
            return
        for following, toll in leads[town]:
            if following not in seen:
                drive(following, tolls + [toll], seen | {following})

    drive(0, [], {0})
    return best

from heapq import heappop, heappush


def cheapest_way(towns, roads, coupons):
    leads = [[] for _ in range(towns)]
    for road in roads:
        leads[road["a"]].append((road["b"], road["toll"]))
        leads[road["b"]].append((road["a"], road["toll"]))
    before = {}
    heap = [(0, 0, None, 0)]
    while heap:
        price, town, came_from, toll = heappop(heap)
        if town in before:
            continue
        before[town] = (came_from, toll)
        for following, next_toll in leads[town]:
            if following not in before:
                heappush(heap, (price + next_toll, following, town, next_toll))
    if towns - 1 not in before:
        return None
    tolls = []
    town = towns - 1
    while before[town][0] is not None:
        tolls.append(before[town][1])
        town = before[town][0]
    return sum(sorted(tolls, reverse=True)[coupons:])

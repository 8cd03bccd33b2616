from heapq import heappop, heappush


def cheapest_way(towns, roads, coupons):
    leads = [[] for _ in range(towns)]
    for road in roads:
        leads[road["a"]].append((road["b"], road["toll"]))
        leads[road["b"]].append((road["a"], road["toll"]))
    best = {(0, 0): 0}
    heap = [(0, 0, 0)]
    while heap:
        price, town, used = heappop(heap)
        if town == towns - 1:
            return price
        if price > best[town, used]:
            continue
        for following, toll in leads[town]:
            for paid, spent in ((price + toll, used), (price, used + 1)):
                if spent <= coupons and paid < best.get((following, spent), float("inf")):
                    best[following, spent] = paid
                    heappush(heap, (paid, following, spent))
    return None

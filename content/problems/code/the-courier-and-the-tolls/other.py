from heapq import heapify, heappop, heappush


def cheapest_way(towns, roads, coupons):
    endless = float("inf")
    leads = [[] for _ in range(towns)]
    for road in roads:
        leads[road["a"]].append((road["b"], road["toll"]))
        leads[road["b"]].append((road["a"], road["toll"]))
    # One layer for each coupon: first take it from the layer before, then drive on within the layer.
    prices = [endless] * towns
    prices[0] = 0
    for layer in range(coupons + 1):
        if layer > 0:
            prices = [min([prices[town]] + [prices[other] for other, _ in leads[town]]) for town in range(towns)]
        heap = [(price, town) for town, price in enumerate(prices) if price < endless]
        heapify(heap)
        while heap:
            price, town = heappop(heap)
            if price > prices[town]:
                continue
            for following, toll in leads[town]:
                if price + toll < prices[following]:
                    prices[following] = price + toll
                    heappush(heap, (price + toll, following))
    return None if prices[-1] == endless else prices[-1]

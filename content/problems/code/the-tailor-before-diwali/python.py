from heapq import heappop, heappush


def most_orders(orders: list[dict]) -> int:
    chosen = []  # days, negated, so that the longest is on top
    time = 0
    for order in sorted(orders, key=lambda order: order["due"]):
        heappush(chosen, -order["days"])
        time += order["days"]
        if time > order["due"]:
            time += heappop(chosen)
    return len(chosen)

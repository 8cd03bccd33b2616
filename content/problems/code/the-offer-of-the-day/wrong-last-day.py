from heapq import heappop, heappush


def cheapest_offers(offers, days):
    coming = sorted(offers, key=lambda offer: offer["from"], reverse=True)
    opened = []
    prices = [None] * len(days)
    for customer in sorted(range(len(days)), key=lambda customer: days[customer]):
        day = days[customer]
        while coming and coming[-1]["from"] <= day:
            offer = coming.pop()
            heappush(opened, (offer["rupees"], offer["to"]))
        while opened and opened[0][1] <= day:
            heappop(opened)
        if opened:
            prices[customer] = opened[0][0]
    return prices

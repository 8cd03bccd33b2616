from heapq import heappop, heappush


def cheapest_offers(offers: list[dict], days: list[int]) -> list[int | None]:
    coming = sorted(offers, key=lambda offer: offer["from"])
    opened = []
    prices = [None] * len(days)
    following = 0
    for customer in sorted(range(len(days)), key=lambda customer: days[customer]):
        day = days[customer]
        while following < len(coming) and coming[following]["from"] <= day:
            offer = coming[following]
            heappush(opened, (offer["rupees"], offer["to"]))
            following += 1
        while opened and opened[0][1] < day:
            heappop(opened)
        if opened:
            prices[customer] = opened[0][0]
    return prices

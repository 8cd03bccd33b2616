from bisect import bisect_left


def cheapest_offers(offers, days):
    # The cheapest offers first: each answers all days it covers that have no answer yet,
    # and jumps over those that have one.
    different = sorted(set(days))
    price = [None] * len(different)
    free = list(range(len(different) + 1))  # the next day without an answer, from here on

    def find(at):
        root = at
        while free[root] != root:
            root = free[root]
        while free[at] != root:
            free[at], at = root, free[at]
        return root

    for offer in sorted(offers, key=lambda offer: offer["rupees"]):
        at = find(bisect_left(different, offer["from"]))
        while at < len(different) and different[at] <= offer["to"]:
            price[at] = offer["rupees"]
            free[at] = at + 1
            at = find(at)
    of_day = dict(zip(different, price))
    return [of_day[day] for day in days]

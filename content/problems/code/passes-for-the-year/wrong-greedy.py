def cheapest_passes(travel, passes):
    best = min(passes, key=lambda one: one["price"] / one["days"])
    paid = 0
    until = 0
    for day in travel:
        if day > until:
            until = day + best["days"] - 1
            paid += best["price"]
    return paid

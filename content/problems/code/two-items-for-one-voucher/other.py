from bisect import bisect_left


def spend_exactly(prices, voucher):
    # The items by price, the earlier first; for each item the partner is found by bisection.
    order = sorted((price, place) for place, price in enumerate(prices))
    best = []
    for price, second in order:
        at = bisect_left(order, (voucher - price, -1))
        if at < len(order) and order[at][0] == voucher - price and order[at][1] < second:
            pair = [order[at][1], second]
            if not best or (pair[1], pair[0]) < (best[1], best[0]):
                best = pair
    return best

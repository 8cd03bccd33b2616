def slowest_rate(orders, minutes):
    low, high = 1, max(orders)
    while low < high:
        rate = (low + high) // 2
        if sum(items // rate for items in orders) <= minutes:
            high = rate
        else:
            low = rate + 1
    return low

def slowest_rate(orders, minutes):
    low, high = 1, max(orders)
    while low < high:
        rate = (low + high) // 2
        needed = sum((items + rate - 1) // rate for items in orders)
        if needed <= minutes:
            high = rate
        else:
            low = rate + 1
    return low

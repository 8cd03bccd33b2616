def slowest_rate(orders, minutes):
    rate = 1
    while sum((items + rate - 1) // rate for items in orders) > minutes:
        rate += 1
    return rate

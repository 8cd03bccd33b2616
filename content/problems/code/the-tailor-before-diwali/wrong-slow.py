def most_orders(orders):
    least = [0]  # the least time in which so many orders are finished
    for order in sorted(orders, key=lambda order: order["due"]):
        days, due = order["days"], order["due"]
        if least[-1] + days <= due:
            least.append(least[-1] + days)
            last = len(least) - 2
        else:
            last = len(least) - 1
        for count in range(last, 0, -1):
            if least[count - 1] + days <= due:
                least[count] = min(least[count], least[count - 1] + days)
    return len(least) - 1

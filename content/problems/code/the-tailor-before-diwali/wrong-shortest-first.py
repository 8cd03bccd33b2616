def most_orders(orders):
    time = 0
    finished = 0
    for order in sorted(orders, key=lambda order: (order["days"], order["due"])):
        if time + order["days"] <= order["due"]:
            time += order["days"]
            finished += 1
    return finished

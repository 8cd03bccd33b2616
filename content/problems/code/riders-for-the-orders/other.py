def most_delivered(orders, riders):
    waiting = sorted(orders)
    strong = sorted(riders)
    delivered = 0
    while waiting and strong:
        if waiting[-1] <= strong[-1]:
            strong.pop()
            delivered += 1
        waiting.pop()
    return delivered

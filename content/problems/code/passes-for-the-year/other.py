from collections import deque


def cheapest_passes(travel, passes):
    running = [(one["days"], one["price"], deque()) for one in passes]
    paid = 0
    for day in travel:
        cheapest = None
        for days, price, bought in running:
            while bought and bought[0][0] <= day - days:
                bought.popleft()
            bought.append((day, paid + price))
            if cheapest is None or bought[0][1] < cheapest:
                cheapest = bought[0][1]
        paid = cheapest
    return paid

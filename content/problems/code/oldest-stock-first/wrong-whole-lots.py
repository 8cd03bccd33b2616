from collections import deque


def cost_of_sales(moves):
    lots = deque()
    stock = 0
    costs = []
    for move in moves:
        if move["what"] == "in":
            lots.append((move["kilos"], move["rate"]))
            stock += move["kilos"]
            continue
        open_kilos = move["kilos"]
        if open_kilos > stock:
            costs.append(None)
            continue
        cost = 0
        while open_kilos > 0 and lots:
            kilos, rate = lots.popleft()
            stock -= kilos
            cost += min(kilos, open_kilos) * rate
            open_kilos -= kilos
        costs.append(cost)
    return costs

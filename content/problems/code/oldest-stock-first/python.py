from collections import deque


def cost_of_sales(moves: list[dict]) -> list[int | None]:
    lots = deque()
    stock = 0
    costs = []
    for move in moves:
        kilos = move["kilos"]
        if move["what"] == "in":
            lots.append([kilos, move["rate"]])
            stock += kilos
            continue
        if kilos > stock:
            costs.append(None)
            continue
        stock -= kilos
        cost = 0
        while kilos > 0:
            lot = lots[0]
            taken = min(kilos, lot[0])
            cost += taken * lot[1]
            kilos -= taken
            lot[0] -= taken
            if lot[0] == 0:
                lots.popleft()
        costs.append(cost)
    return costs

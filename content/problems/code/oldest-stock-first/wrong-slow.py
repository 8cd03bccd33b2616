from collections import deque


def cost_of_sales(moves):
    kilos = deque()
    costs = []
    for move in moves:
        if move["what"] == "in":
            for _ in range(move["kilos"]):
                kilos.append(move["rate"])
        elif move["kilos"] > len(kilos):
            costs.append(None)
        else:
            costs.append(sum(kilos.popleft() for _ in range(move["kilos"])))
    return costs

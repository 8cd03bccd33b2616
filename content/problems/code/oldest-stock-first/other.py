from bisect import bisect_left


def cost_of_sales(moves):
    # What the first kilos ever bought cost, in running sums; a sale is the difference of two of them.
    bought = [0]
    paid = [0]
    rates = []

    def cost_upto(kilos):
        at = bisect_left(bought, kilos)
        return paid[at] - (bought[at] - kilos) * rates[at - 1] if at else 0

    sold = 0
    costs = []
    for move in moves:
        if move["what"] == "in":
            bought.append(bought[-1] + move["kilos"])
            paid.append(paid[-1] + move["kilos"] * move["rate"])
            rates.append(move["rate"])
        elif sold + move["kilos"] > bought[-1]:
            costs.append(None)
        else:
            costs.append(cost_upto(sold + move["kilos"]) - cost_upto(sold))
            sold += move["kilos"]
    return costs

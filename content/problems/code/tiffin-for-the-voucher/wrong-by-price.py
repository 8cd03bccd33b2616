def tiffins(prices, voucher):
    ways = {}

    def choose(at, taken, left):
        if left == 0:
            ways.setdefault(tuple(prices[one] for one in taken), taken)
            return
        if at == len(prices) or sum(prices[at:]) < left:
            return
        if prices[at] <= left:
            choose(at + 1, taken + [at], left - prices[at])
        choose(at + 1, taken, left)

    choose(0, [], voucher)
    return list(ways.values())

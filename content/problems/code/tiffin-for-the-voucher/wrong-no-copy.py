def tiffins(prices, voucher):
    ways = []
    taken = []

    def choose(at, left):
        if left == 0:
            ways.append(taken)
            return
        if at == len(prices) or sum(prices[at:]) < left:
            return
        if prices[at] <= left:
            taken.append(at)
            choose(at + 1, left - prices[at])
            taken.pop()
        choose(at + 1, left)

    choose(0, voucher)
    return ways

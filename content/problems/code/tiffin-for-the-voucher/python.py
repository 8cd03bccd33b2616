from itertools import accumulate


def tiffins(prices, voucher):
    rest = list(accumulate(reversed(prices), initial=0))[::-1]
    ways = []

    def choose(at, taken, left):
        if left == 0:
            ways.append(taken)
        elif rest[at] >= left:
            if prices[at] <= left:
                choose(at + 1, taken + [at], left - prices[at])
            choose(at + 1, taken, left)

    choose(0, [], voucher)
    return ways

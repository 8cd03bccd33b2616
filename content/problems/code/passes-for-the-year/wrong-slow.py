import sys

sys.setrecursionlimit(100000)


def cheapest_passes(travel, passes):
    def from_place(at):
        if at == len(travel):
            return 0
        prices = []
        for one in passes:
            after = at
            while after < len(travel) and travel[after] < travel[at] + one["days"]:
                after += 1
            prices.append(one["price"] + from_place(after))
        return min(prices)

    return from_place(0)

from collections import defaultdict
from itertools import combinations


def tiffins(prices, voucher):
    half = len(prices) // 2

    def sums(places):
        by_sum = defaultdict(list)
        for size in range(len(places) + 1):
            for chosen in combinations(places, size):
                by_sum[sum(prices[place] for place in chosen)].append(chosen)
        return by_sum

    second = sums(range(half, len(prices)))
    ways = []
    for total, chosen in sums(range(half)).items():
        for one in chosen:
            ways.extend([*one, *other] for other in second.get(voucher - total, []) if one or other)
    return ways

def tiffins(prices, voucher):
    ways = []
    for choice in range(1, 1 << len(prices)):
        places = [at for at in range(len(prices)) if choice >> at & 1]
        if sum(prices[at] for at in places) == voucher:
            ways.append(places)
    return ways

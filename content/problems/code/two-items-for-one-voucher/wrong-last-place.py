def spend_exactly(prices, voucher):
    seen = {}
    for j, price in enumerate(prices):
        if voucher - price in seen:
            return [seen[voucher - price], j]
        seen[price] = j
    return []

def spend_exactly(prices: list[int], voucher: int) -> list[int]:
    seen = {}  # price: first place
    for j, price in enumerate(prices):
        rest = voucher - price
        if rest in seen:
            return [seen[rest], j]
        seen.setdefault(price, j)
    return []

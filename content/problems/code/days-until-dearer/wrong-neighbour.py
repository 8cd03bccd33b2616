def days_until_dearer(prices):
    return [1 if day + 1 < len(prices) and prices[day + 1] > price else 0 for day, price in enumerate(prices)]

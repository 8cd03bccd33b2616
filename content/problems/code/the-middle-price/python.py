from heapq import heappop, heappush, heappushpop


def middle_prices(prices):
    low = []
    high = []
    answers = []
    for price in prices:
        heappush(high, -heappushpop(low, -price))
        if len(high) > len(low):
            heappush(low, -heappop(high))
        answers.append(-low[0] if len(low) > len(high) else (high[0] - low[0]) / 2)
    return answers

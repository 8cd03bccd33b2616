def days_until_dearer(prices):
    answer = [0] * len(prices)
    waiting = []
    for day, price in enumerate(prices):
        while waiting and prices[waiting[-1]] < price:
            earlier = waiting.pop()
            answer[earlier] = day - earlier
        waiting.append(day)
    return answer

def days_until_dearer(prices):
    answer = []
    for day, price in enumerate(prices):
        wait = 0
        for later in range(day + 1, len(prices)):
            if prices[later] > price:
                wait = later - day
                break
        answer.append(wait)
    return answer

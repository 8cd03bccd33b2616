def meal_price(dishes, drinks, rank):
    if rank > len(dishes) * len(drinks):
        return -1
    rising = sorted(set(dishes))
    others = sorted(set(drinks))
    low = rising[0] + others[0]
    high = rising[-1] + others[-1]
    while low < high:
        middle = (low + high) // 2
        count = 0
        fitting = len(others)
        for dish in rising:
            while fitting > 0 and dish + others[fitting - 1] > middle:
                fitting -= 1
            count += fitting
        if count >= rank:
            high = middle
        else:
            low = middle + 1
    return low

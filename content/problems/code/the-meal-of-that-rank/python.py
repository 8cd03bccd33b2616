def meal_price(dishes: list[int], drinks: list[int], rank: int) -> int:
    if rank > len(dishes) * len(drinks):
        return -1
    rising = sorted(dishes)
    others = sorted(drinks)

    def is_reached(price: int) -> bool:
        count = 0
        fitting = len(others)
        for dish in rising:
            while fitting > 0 and dish + others[fitting - 1] > price:
                fitting -= 1
            if fitting == 0:
                break
            count += fitting
        return count >= rank

    low = rising[0] + others[0]
    high = rising[-1] + others[-1]
    while low < high:
        middle = (low + high) // 2
        if is_reached(middle):
            high = middle
        else:
            low = middle + 1
    return low

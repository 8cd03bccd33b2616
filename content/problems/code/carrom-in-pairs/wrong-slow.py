def least_unfairness(ratings):
    waiting = list(ratings)
    total = 0
    while len(waiting) > 1:
        weakest = min(waiting)
        waiting.remove(weakest)
        second = min(waiting)
        waiting.remove(second)
        total += second - weakest
    return total

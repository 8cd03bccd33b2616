def cheapest_start(rents, days):
    cheapest = None
    start = -1
    for first in range(len(rents) - days + 1):
        total = sum(rents[first : first + days])
        if cheapest is None or total < cheapest:
            cheapest = total
            start = first
    return start

def cheapest_start(rents, days):
    if len(rents) < days:
        return -1
    total = sum(rents[:days])
    cheapest = total
    start = 0
    for last in range(days, len(rents)):
        total += rents[last] - rents[last - days]
        if total <= cheapest:
            cheapest = total
            start = last - days + 1
    return start

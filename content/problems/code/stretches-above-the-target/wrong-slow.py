def stretches_above(sales, target):
    good = 0
    for first in range(len(sales)):
        total = 0
        for last in range(first, len(sales)):
            total += sales[last] - target
            if total >= 0:
                good += 1
    return good

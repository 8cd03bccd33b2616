def share_fares(earned, fares):
    totals = list(earned)
    for fare in fares:
        driver = totals.index(min(totals))
        totals[driver] += fare
    return totals

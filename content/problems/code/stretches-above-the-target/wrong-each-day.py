def stretches_above(sales, target):
    good = 0
    run = 0
    for rupees in sales:
        run = run + 1 if rupees >= target else 0
        good += run
    return good

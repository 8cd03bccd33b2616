def natural_order(rolls):
    return sorted(rolls)

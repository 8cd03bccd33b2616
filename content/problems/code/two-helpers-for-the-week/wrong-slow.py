def helper_pairs(helpers):
    masks = [sum(1 << (int(day) - 1) for day in days) for days in helpers]
    pairs = 0
    for at, a in enumerate(masks):
        for b in masks[:at]:
            if a | b == 127:
                pairs += 1
    return pairs

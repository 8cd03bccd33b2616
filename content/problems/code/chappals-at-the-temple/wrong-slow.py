def complete_pairs(chappals):
    lying = []
    pairs = 0
    for chappal in chappals:
        partner = chappal[:-1] + ("R" if chappal.endswith("L") else "L")
        if partner in lying:
            lying.remove(partner)
            pairs += 1
        else:
            lying.append(chappal)
    return pairs

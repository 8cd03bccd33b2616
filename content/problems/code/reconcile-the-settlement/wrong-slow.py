def reconcile(ours, bank):
    left = [(line["reference"], line["paise"]) for line in bank]
    our_left = set()
    matched = 0
    for line in ours:
        key = (line["reference"], line["paise"])
        if key in left:
            left.remove(key)
            matched += 1
        else:
            our_left.add(key[0])
    bank_left = {reference for reference, _ in left}
    return {
        "matched": matched,
        "onlyOurs": sorted(our_left - bank_left),
        "onlyBank": sorted(bank_left - our_left),
        "differs": sorted(our_left & bank_left),
    }

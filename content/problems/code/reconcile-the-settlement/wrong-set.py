def reconcile(ours, bank):
    first = {(line["reference"], line["paise"]) for line in ours}
    second = {(line["reference"], line["paise"]) for line in bank}
    our_left = {reference for reference, _ in first - second}
    bank_left = {reference for reference, _ in second - first}
    return {
        "matched": len(first & second),
        "onlyOurs": sorted(our_left - bank_left),
        "onlyBank": sorted(bank_left - our_left),
        "differs": sorted(our_left & bank_left),
    }

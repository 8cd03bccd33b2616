from collections import Counter


def reconcile(ours, bank):
    our_lines = Counter((line["reference"], line["paise"]) for line in ours)
    bank_lines = Counter((line["reference"], line["paise"]) for line in bank)
    our_left = {reference for reference, _ in our_lines - bank_lines}
    bank_left = {reference for reference, _ in bank_lines - our_lines}
    return {
        "matched": (our_lines & bank_lines).total(),
        "onlyOurs": sorted(our_left - bank_left),
        "onlyBank": sorted(bank_left - our_left),
        "differs": sorted(our_left & bank_left),
    }

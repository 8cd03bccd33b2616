def reconcile(ours, bank):
    first = sorted((line["reference"], line["paise"]) for line in ours)
    second = sorted((line["reference"], line["paise"]) for line in bank)
    our_left, bank_left = set(), set()
    matched = at = other = 0
    while at < len(first) or other < len(second):
        if other == len(second) or (at < len(first) and first[at] < second[other]):
            our_left.add(first[at][0])
            at += 1
        elif at == len(first) or second[other] < first[at]:
            bank_left.add(second[other][0])
            other += 1
        else:
            matched += 1
            at += 1
            other += 1
    return {
        "matched": matched,
        "onlyOurs": sorted(our_left - bank_left),
        "onlyBank": sorted(bank_left - our_left),
        "differs": sorted(our_left & bank_left),
    }

from collections import Counter


def complete_pairs(chappals: list[str]) -> int:
    alone = Counter()
    pairs = 0
    for chappal in chappals:
        partner = chappal[:-1] + ("R" if chappal.endswith("L") else "L")
        if alone[partner] > 0:
            alone[partner] -= 1
            pairs += 1
        else:
            alone[chappal] += 1
    return pairs

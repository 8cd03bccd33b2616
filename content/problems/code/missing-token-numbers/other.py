def missing_tokens(tokens, issued):
    there = sorted({token for token in tokens if 1 <= token <= issued} | {0, issued + 1})
    gaps = []
    for before, after in zip(there, there[1:]):
        first, last = before + 1, after - 1
        if first == last:
            gaps.append(f"{first}")
        elif first < last:
            gaps.append(f"{first}-{last}")
    return gaps

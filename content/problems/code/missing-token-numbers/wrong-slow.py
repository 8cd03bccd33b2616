def missing_tokens(tokens, issued):
    missing = [number for number in range(1, issued + 1) if number not in tokens]
    gaps = []
    for number in missing:
        if gaps and gaps[-1][1] == number - 1:
            gaps[-1][1] = number
        else:
            gaps.append([number, number])
    return [f"{first}" if first == last else f"{first}-{last}" for first, last in gaps]

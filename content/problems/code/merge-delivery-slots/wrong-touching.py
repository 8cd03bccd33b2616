def merge_slots(slots):
    merged = []
    for begin, end in sorted(slots):
        if merged and begin < merged[-1][1]:
            merged[-1][1] = max(merged[-1][1], end)
        else:
            merged.append([begin, end])
    return merged

def merge_slots(slots):
    events = sorted((minute, change) for begin, end in slots for minute, change in ((begin, -1), (end, 1)))
    merged = []
    there = 0
    for minute, change in events:
        if there == 0:
            merged.append([minute, minute])
        there -= change
        if there == 0:
            merged[-1][1] = minute
    return merged

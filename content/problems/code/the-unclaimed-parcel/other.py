def first_unclaimed(scans):
    second = {}
    first = {}
    for at, parcel in enumerate(scans):
        if parcel not in first:
            first[parcel] = at
        elif parcel not in second:
            second[parcel] = at
    order = list(first)
    answers = []
    front = 0
    for at in range(len(scans)):
        while front < len(order) and second.get(order[front], len(scans)) <= at:
            front += 1
        has_come = front < len(order) and first[order[front]] <= at
        answers.append(order[front] if has_come else None)
    return answers

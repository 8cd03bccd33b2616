def first_unclaimed(scans):
    counts = {}
    answers = []
    for parcel in scans:
        counts[parcel] = counts.get(parcel, 0) + 1
        open_ones = [one for one, count in counts.items() if count == 1]
        answers.append(open_ones[0] if open_ones else None)
    return answers

def first_unclaimed(scans):
    seen = set()
    waiting = {}
    answers = []
    for parcel in scans:
        if parcel in seen:
            waiting.pop(parcel, None)
        else:
            waiting[parcel] = True
        seen.add(parcel)
        answers.append(next(reversed(waiting), None))
    return answers

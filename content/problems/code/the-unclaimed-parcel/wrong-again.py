def first_unclaimed(scans):
    waiting = {}
    answers = []
    for parcel in scans:
        if parcel in waiting:
            del waiting[parcel]
        else:
            waiting[parcel] = True
        answers.append(next(iter(waiting), None))
    return answers

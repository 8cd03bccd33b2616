def couple_all(coaches):
    before = {}
    ids = {coach["id"] for coach in coaches}
    last = [coach["id"] for coach in coaches if coach["next"] is None]
    for coach in coaches:
        if coach["next"] is None:
            continue
        if coach["next"] in before or coach["next"] not in ids:
            return []
        before[coach["next"]] = coach["id"]
    if len(last) != 1:
        return []
    train = [last[0]]
    while train[-1] in before:
        train.append(before[train[-1]])
    return train[::-1] if len(train) == len(coaches) else []

def couple_all(coaches):
    behind = {coach["id"]: coach["next"] for coach in coaches}
    named = set(behind.values())
    firsts = [id for id in behind if id not in named]
    if len(firsts) != 1:
        return []
    train = []
    id = firsts[0]
    while id is not None:
        if id not in behind or len(train) == len(coaches):
            return []
        train.append(id)
        id = behind[id]
    return train if len(train) == len(coaches) else []

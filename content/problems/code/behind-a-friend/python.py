def queue_after(events):
    before = {None: None}
    behind = {None: None}

    def link(first, second):
        behind[first] = second
        before[second] = first

    for act, name, *friend in events:
        if act == "leave":
            if name in before:
                link(before.pop(name), behind.pop(name))
            continue
        previous = friend[0] if friend and friend[0] in before else before[None]
        following = behind[previous]
        link(previous, name)
        link(name, following)
    names = []
    name = behind[None]
    while name is not None:
        names.append(name)
        name = behind[name]
    return names

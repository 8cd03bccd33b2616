def queue_after(events):
    end = None
    before = {end: end}
    behind = {end: end}

    def link(first, second):
        behind[first] = second
        before[second] = first

    for act, name, *friend in events:
        if act == "leave":
            if name in behind:
                link(before.pop(name), behind.pop(name))
        else:
            following = friend[0] if friend and friend[0] in behind else end
            link(before[following], name)
            link(name, following)
    names = []
    name = behind[end]
    while name is not end:
        names.append(name)
        name = behind[name]
    return names

def badge_names(names, room):
    return [badge(name.split(), room) for name in names]


def badge(words, room):
    for at in range(len(words) - 1):
        if len(" ".join(words)) <= room:
            break
        words[at] = words[at][0].upper() + "."
    while len(" ".join(words)) > room:
        words = words[1:]
    return " ".join(words)

def badge_names(names, room):
    badges = []
    for name in names:
        words = name.split()
        if len(" ".join(words)) > room:
            words = [word[0].upper() + "." for word in words[:-1]] + words[-1:]
        while len(" ".join(words)) > room:
            words = words[1:]
        badges.append(" ".join(words))
    return badges

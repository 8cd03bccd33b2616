def badge_names(names, room):
    known = []
    badges = []
    for name in names:
        found = [badge for one, badge in known if one == name]
        if found:
            badges.append(found[0])
            continue
        words = name.split()
        for at in range(len(words) - 1):
            if len(" ".join(words)) <= room:
                break
            words[at] = words[at][0].upper() + "."
        while len(" ".join(words)) > room:
            words = words[1:]
        known.append((name, " ".join(words)))
        badges.append(known[-1][1])
    return badges

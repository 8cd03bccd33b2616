def badge_names(names, room):
    badges = []
    for name in names:
        *first, last = name.split()
        left = len(last) + sum(len(word) + 1 for word in first)
        written = []
        for word in first:
            if left > room:
                left -= len(word) - 2
                word = word[0].upper() + "."
            written.append(word)
        drop = 0
        while left > room:
            left -= 3
            drop += 1
        badges.append(" ".join([*written[drop:], last]))
    return badges

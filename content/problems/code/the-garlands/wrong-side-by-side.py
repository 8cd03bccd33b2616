from collections import Counter


def garlands(flowers):
    left = Counter(sorted(flowers))
    if flowers and max(left.values()) > (len(flowers) + 1) // 2:
        return []
    found = []

    def extend(garland):
        if len(garland) == len(flowers):
            found.append(garland)
            return
        for kind in left:
            if left[kind] == 0 or (garland[-2:] == kind + kind):
                continue
            left[kind] -= 1
            extend(garland + kind)
            left[kind] += 1

    extend("")
    return found

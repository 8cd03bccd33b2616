from collections import Counter


def garlands(flowers):
    left = Counter(flowers)
    found = []

    def extend(garland):
        if len(garland) == len(flowers):
            found.append(garland)
            return
        for kind in left:
            if left[kind] == 0 or garland.endswith(kind):
                continue
            left[kind] -= 1
            extend(garland + kind)
            left[kind] += 1

    extend("")
    return found

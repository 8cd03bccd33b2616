from functools import cache


def garlands(flowers):
    # The ends that are possible depend only on what is left and on the last flower.
    @cache
    def ends(left, last):
        if not left:
            return [""]
        result = []
        for at, kind in enumerate(left):
            if kind == last or left[at - 1 : at] == kind:
                continue
            result += [kind + end for end in ends(left[:at] + left[at + 1 :], kind)]
        return result

    return ends("".join(sorted(flowers)), "")

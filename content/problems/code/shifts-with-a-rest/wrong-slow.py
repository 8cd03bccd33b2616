import sys

sys.setrecursionlimit(300000)


def best_shifts(pay):
    def best(at):
        if at >= len(pay):
            return 0
        return max(best(at + 1), pay[at] + best(at + 2))

    return best(0)

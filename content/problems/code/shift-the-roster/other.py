from collections import deque


def shift_roster(names, weeks):
    roster = deque(names)
    if roster:
        roster.rotate(weeks % len(names))
    return list(roster)

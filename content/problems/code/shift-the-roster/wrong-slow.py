def shift_roster(names, weeks):
    roster = list(names)
    for _ in range(abs(weeks)):
        if weeks > 0:
            roster = roster[-1:] + roster[:-1]
        else:
            roster = roster[1:] + roster[:1]
    return roster

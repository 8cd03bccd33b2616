def first_fault(formula):
    left = [(sign, place) for place, sign in enumerate(formula) if sign in "()[]{}"]
    found = True
    while found:
        found = False
        for at in range(len(left) - 1):
            if left[at][0] + left[at + 1][0] in ("()", "[]", "{}"):
                left = left[:at] + left[at + 2 :]
                found = True
                break
    for sign, place in left:
        if sign in ")]}":
            return place
    return left[0][1] if left else None

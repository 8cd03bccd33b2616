import re

STRENGTH = {"(": 0, "+": 1, "-": 1, "*": 2, "negate": 3}


def calculate(line):
    values = []
    signs = []

    def work_out(strength):
        while signs and STRENGTH[signs[-1]] >= strength:
            sign = signs.pop()
            last = values.pop()
            if sign == "negate":
                values.append(-last)
            elif sign == "+":
                values.append(values.pop() + last)
            elif sign == "-":
                values.append(values.pop() - last)
            else:
                values.append(values.pop() * last)

    is_value_due = True
    for piece in re.findall(r"[0-9]+|[^ 0-9]", line):
        if is_value_due:
            if piece[0] in "0123456789":
                values.append(int(piece))
                is_value_due = False
            elif piece in "(-":
                signs.append("(" if piece == "(" else "negate")
            else:
                return None
        elif piece == ")":
            work_out(1)
            if not signs:
                return None
            signs.pop()
        elif piece in "+-*":
            work_out(STRENGTH[piece])
            signs.append(piece)
            is_value_due = True
        else:
            return None
    if is_value_due:
        return None
    work_out(1)
    return None if signs else values[0]

import re


def calculate(line):
    stack = []
    total, sign, negative = 0, "+", False
    is_value_due = True

    def take(value):
        nonlocal total, negative, is_value_due
        value = -value if negative else value
        total = total + value if sign == "+" else total - value if sign == "-" else total * value
        negative, is_value_due = False, False

    for piece in re.findall(r"[0-9]+|[^ 0-9]", line):
        if is_value_due:
            if piece[0] in "0123456789":
                take(int(piece))
            elif piece == "-":
                negative = not negative
            elif piece == "(":
                stack.append((total, sign, negative))
                total, sign, negative = 0, "+", False
            else:
                return None
        elif piece == ")":
            if not stack:
                return None
            value = total
            total, sign, negative = stack.pop()
            take(value)
        elif piece in "+-*":
            sign, is_value_due = piece, True
        else:
            return None
    return None if is_value_due or stack else total

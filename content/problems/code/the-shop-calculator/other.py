import re


def calculate(line):
    # To postfix first, then one pass over it.
    strength = {"+": 1, "-": 1, "*": 2, "negate": 3}
    output = []
    waiting = []
    previous = None
    for piece in re.findall(r"\d+|\S", line):
        is_start = previous is None or previous in "(+-*"
        if piece.isdigit() or piece == "(":
            if not is_start:
                return None
            (output if piece.isdigit() else waiting).append(piece)
        elif piece in "+-*":
            sign = "negate" if is_start and piece == "-" else piece
            if is_start and sign != "negate":
                return None
            while sign != "negate" and waiting and waiting[-1] != "(" and strength[waiting[-1]] >= strength[sign]:
                output.append(waiting.pop())
            waiting.append(sign)
        elif piece == ")":
            if is_start:
                return None
            while waiting and waiting[-1] != "(":
                output.append(waiting.pop())
            if not waiting:
                return None
            waiting.pop()
        else:
            return None
        previous = piece
    if previous is None or previous in "(+-*" or "(" in waiting:
        return None
    values = []
    for one in output + waiting[::-1]:
        if one.isdigit():
            values.append(int(one))
        elif one == "negate":
            values.append(-values.pop())
        else:
            second, first = values.pop(), values.pop()
            values.append(first + second if one == "+" else first - second if one == "-" else first * second)
    return values[0]

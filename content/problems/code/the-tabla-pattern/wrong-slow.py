import re


def bol_at(pattern, beat):
    tokens = re.findall(r"[a-z]+|\d+\(|\)", pattern)
    stack = []  # where each open bracket begins, and how many rounds it has left
    at = 0
    while at < len(tokens):
        token = tokens[at]
        if token.endswith("("):
            stack.append([at, int(token[:-1])])
        elif token == ")":
            stack[-1][1] -= 1
            if stack[-1][1] > 0:
                at = stack[-1][0]
            else:
                stack.pop()
        else:
            beat -= 1
            if beat == 0:
                return token
        at += 1
    return ""

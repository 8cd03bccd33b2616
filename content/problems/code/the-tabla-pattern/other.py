import re


def bol_at(pattern, beat):
    # No tree: for each opening bracket, where it closes and how many beats one round has.
    tokens = re.findall(r"[a-z]+|\d+\(|\)", pattern)
    closes = {}
    rounds = {}
    opened = []
    sums = [0]
    for at, token in enumerate(tokens):
        if token.endswith("("):
            opened.append(at)
            sums.append(0)
        elif token == ")":
            start = opened.pop()
            closes[start] = at
            rounds[start] = sums.pop()
            sums[-1] += int(tokens[start][:-1]) * rounds[start]
        else:
            sums[-1] += 1
    if beat > sums[0]:
        return ""
    at = 0
    while True:
        token = tokens[at]
        if not token.endswith("("):
            if beat == 1:
                return token
            beat -= 1
            at += 1
            continue
        whole = int(token[:-1]) * rounds[at]
        if beat > whole:
            beat -= whole
            at = closes[at] + 1
        else:
            beat = (beat - 1) % rounds[at] + 1
            at += 1

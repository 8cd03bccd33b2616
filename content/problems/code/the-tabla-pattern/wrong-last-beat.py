import re


def bol_at(pattern, beat):
    def length(item):
        return 1 if isinstance(item, str) else item[0] * item[1]

    stack = [[1, 0, []]]
    for token in re.findall(r"[a-z]+|\d+\(|\)", pattern):
        if token.endswith("("):
            stack.append([int(token[:-1]), 0, []])
            continue
        item = stack.pop() if token == ")" else token
        stack[-1][1] += length(item)
        stack[-1][2].append(item)

    item = stack[0]
    if beat > item[1]:
        return ""
    left = beat
    while not isinstance(item, str):
        for each in item[2]:
            if left <= length(each):
                break
            left -= length(each)
        item = each
        if not isinstance(item, str):
            left %= item[1]
    return item

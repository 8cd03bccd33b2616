import re


def bol_at(pattern: str, beat: int) -> str:
    # A group is [times, beats when played once, items]; an item is a bol or a group.
    def length(item) -> int:
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
    left = beat - 1  # beats before the one asked for
    if left >= item[1]:
        return ""
    while not isinstance(item, str):
        left %= item[1]
        for each in item[2]:
            if left < length(each):
                item = each
                break
            left -= length(each)
    return item

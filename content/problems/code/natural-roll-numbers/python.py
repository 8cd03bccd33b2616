import re


def natural_order(rolls):
    return sorted(rolls, key=lambda roll: ([key_of(piece) for piece in re.findall(r"[0-9]+|[^0-9]+", roll)], roll))


def key_of(piece):
    return (0, int(piece), "") if piece[0] in "0123456789" else (1, 0, piece)

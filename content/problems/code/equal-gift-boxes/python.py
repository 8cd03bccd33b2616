from math import gcd


def most_boxes(sweets):
    boxes = gcd(*sweets)
    return [boxes] + [count // boxes for count in sweets]

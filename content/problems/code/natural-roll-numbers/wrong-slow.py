import re


def natural_order(rolls):
    def key(roll):
        pieces = re.findall(r"[0-9]+|[^0-9]+", roll)
        return [(0, int(one), "") if one[0].isdigit() else (1, 0, one) for one in pieces], roll

    left = [key(roll) for roll in rolls]
    answer = []
    while left:
        smallest = left[0]
        for one in left:
            if one < smallest:
                smallest = one
        left.remove(smallest)
        answer.append(smallest[1])
    return answer

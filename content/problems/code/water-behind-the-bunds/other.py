from itertools import accumulate


def water_held(heights):
    from_left = accumulate(heights, max)
    from_right = list(accumulate(reversed(heights), max))[::-1]
    return sum(min(left, right) - height for left, right, height in zip(from_left, from_right, heights))

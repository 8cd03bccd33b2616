from itertools import accumulate


def record_rain_days(rain):
    readings = [0] + [0 if one is None else one for one in rain]
    highest = list(accumulate(readings, max))
    return [day for day in range(1, len(highest)) if highest[day] > highest[day - 1]]

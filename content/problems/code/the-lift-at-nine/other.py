from bisect import bisect_left


def lift_floors(start, calls, is_up):
    floors = sorted(set(calls))
    at = bisect_left(floors, start)
    below, above = floors[:at][::-1], floors[at:]
    here = above[:1] if above and above[0] == start else []
    above = above[len(here) :]
    return [*here, *above, *below] if is_up else [*here, *below, *above]

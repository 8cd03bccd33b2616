def lift_floors(start, calls, is_up):
    floors = set(calls)
    here = [start] if start in floors else []
    above = sorted(floor for floor in floors if floor > start)
    below = sorted((floor for floor in floors if floor < start), reverse=True)
    return here + (above + below if is_up else below + above)

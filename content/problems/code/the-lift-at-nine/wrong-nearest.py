def lift_floors(start, calls, is_up):
    floors = set(calls)
    stops = []
    while floors:
        start = min(floors, key=lambda floor: (abs(floor - start), floor < start if is_up else floor > start))
        floors.remove(start)
        stops.append(start)
        if len(stops) > 300:
            break
    return stops

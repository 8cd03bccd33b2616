def charging_stops(stations, distance, range):
    places = sorted(one for one in stations if one < distance) + [distance]
    stops = []
    here = last = 0
    for place in places:
        if place - here > range:
            if place - last > range:
                return None
            stops.append(last)
            here = last
        last = place
    return stops

from bisect import bisect_right


def charging_stops(stations, distance, range):
    places = sorted({0, *(one for one in stations if one < distance)})
    stops = []
    here = 0
    while here + range < distance:
        farthest = places[bisect_right(places, here + range) - 1]
        if farthest == here:
            return None
        stops.append(farthest)
        here = farthest
    return stops

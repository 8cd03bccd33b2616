def fewest_trips(weights, limit):
    waiting = list(weights)
    if waiting and max(waiting) > limit:
        return -1
    trips = 0
    while waiting:
        heaviest = max(waiting)
        waiting.remove(heaviest)
        if waiting:
            lightest = min(waiting)
            if lightest + heaviest <= limit:
                waiting.remove(lightest)
        trips += 1
    return trips

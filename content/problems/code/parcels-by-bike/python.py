def fewest_trips(weights, limit):
    weights = sorted(weights)
    if weights and weights[-1] > limit:
        return -1
    light, heavy = 0, len(weights) - 1
    trips = 0
    while light <= heavy:
        if weights[light] + weights[heavy] <= limit:
            light += 1
        heavy -= 1
        trips += 1
    return trips

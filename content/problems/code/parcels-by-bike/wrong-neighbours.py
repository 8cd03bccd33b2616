def fewest_trips(weights, limit):
    weights = sorted(weights)
    if weights and weights[-1] > limit:
        return -1
    at = 0
    trips = 0
    while at < len(weights):
        if at + 1 < len(weights) and weights[at] + weights[at + 1] <= limit:
            at += 1
        at += 1
        trips += 1
    return trips

from collections import deque


def fewest_trips(weights, limit):
    waiting = deque(sorted(weights))
    trips = 0
    while waiting:
        heaviest = waiting.pop()
        if heaviest > limit:
            return -1
        if waiting and waiting[0] + heaviest <= limit:
            waiting.popleft()
        trips += 1
    return trips

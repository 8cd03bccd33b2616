from heapq import heappop, heappush


def assign_rooms(lectures):
    events = []
    for at, (begin, end) in enumerate(lectures):
        events.append((begin, 1, at))
        events.append((end, 0, at))
    free = []
    opened = 0
    rooms = [0] * len(lectures)
    for _, is_begin, at in sorted(events):
        if not is_begin:
            heappush(free, rooms[at])
        elif free:
            rooms[at] = heappop(free)
        else:
            opened += 1
            rooms[at] = opened
    return rooms

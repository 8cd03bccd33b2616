from heapq import heappop, heappush


def assign_rooms(lectures):
    rooms = [0] * len(lectures)
    in_use = []
    free = []
    count = 0
    for at in sorted(range(len(lectures)), key=lambda one: (lectures[one][0], one)):
        begin, end = lectures[at]
        while in_use and in_use[0][0] < begin:
            heappush(free, heappop(in_use)[1])
        if free:
            rooms[at] = heappop(free)
        else:
            count += 1
            rooms[at] = count
        heappush(in_use, (end, rooms[at]))
    return rooms

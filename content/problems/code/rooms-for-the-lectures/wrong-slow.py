def assign_rooms(lectures):
    rooms = [0] * len(lectures)
    ends = []
    for at in sorted(range(len(lectures)), key=lambda one: (lectures[one][0], one)):
        begin, end = lectures[at]
        for room, until in enumerate(ends):
            if until <= begin:
                break
        else:
            room = len(ends)
            ends.append(0)
        ends[room] = end
        rooms[at] = room + 1
    return rooms

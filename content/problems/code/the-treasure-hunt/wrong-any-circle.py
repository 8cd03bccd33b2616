def hunt_way(clues, start):
    following = {place: to for place, to in clues}
    ends = set(following.values()) - set(following)
    # Take places that nobody is led to away until only circles are left.
    led = {}
    for to in following.values():
        led[to] = led.get(to, 0) + 1
    free = [place for place in following if place not in led]
    left = len(following)
    while free:
        place = free.pop()
        left -= 1
        to = following[place]
        led[to] -= 1
        if led[to] == 0 and to not in ends:
            free.append(to)
    if left:
        return []
    way = [start]
    while way[-1] in following:
        way.append(following[way[-1]])
    return way

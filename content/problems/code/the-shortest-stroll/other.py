from collections import Counter, defaultdict, deque
from heapq import heappop, heappush


def shortest_stroll(shops, shopping):
    needed = Counter(shopping)
    last_places = defaultdict(deque)
    firsts = []
    full = 0
    best = []
    for place, thing in enumerate(shops):
        if thing not in needed:
            continue
        places = last_places[thing]
        places.append(place)
        if len(places) > needed[thing]:
            places.popleft()
        elif len(places) == needed[thing]:
            full += 1
        if len(places) == needed[thing]:
            heappush(firsts, (places[0], thing))
        if full == len(needed):
            while firsts[0][0] != last_places[firsts[0][1]][0]:
                heappop(firsts)
            if not best or place - firsts[0][0] < best[1] - best[0]:
                best = [firsts[0][0], place]
    return best

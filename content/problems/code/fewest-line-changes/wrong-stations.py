from collections import defaultdict, deque


def fewest_changes(lines, start, goal):
    ways = defaultdict(set)
    for number, stations in enumerate(lines):
        for a, b in zip(stations, stations[1:]):
            ways[a].add((b, number))
            ways[b].add((a, number))
    queue = deque([(start, None, 0)])
    reached = {start}
    while queue:
        station, line, changes = queue.popleft()
        if station == goal:
            return changes
        for following, number in sorted(ways[station]):
            if following not in reached:
                reached.add(following)
                queue.append((following, number, changes + (line is not None and line != number)))
    return -1

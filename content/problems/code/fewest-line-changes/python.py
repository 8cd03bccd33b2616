from collections import defaultdict, deque


def fewest_changes(lines, start, goal):
    if start == goal:
        return 0
    lines_at = defaultdict(list)
    for number, stations in enumerate(lines):
        for station in stations:
            lines_at[station].append(number)
    boarded = set()
    reached = {start}
    queue = deque([(start, 0)])
    while queue:
        station, rides = queue.popleft()
        for number in lines_at[station]:
            if number in boarded:
                continue
            boarded.add(number)
            for following in lines[number]:
                if following == goal:
                    return rides
                if following not in reached:
                    reached.add(following)
                    queue.append((following, rides + 1))
    return -1

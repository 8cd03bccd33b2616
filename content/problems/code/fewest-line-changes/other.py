def fewest_changes(lines, start, goal):
    if start == goal:
        return 0
    waiting = [set(stations) for stations in lines]
    reached = {start}
    changes = 0
    while True:
        boarding = [line for line in waiting if not reached.isdisjoint(line)]
        if not boarding:
            return -1
        waiting = [line for line in waiting if reached.isdisjoint(line)]
        reached = set().union(*boarding)
        if goal in reached:
            return changes
        changes += 1

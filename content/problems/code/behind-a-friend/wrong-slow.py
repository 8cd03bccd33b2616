def queue_after(events):
    queue = []
    for act, name, *friend in events:
        if act == "leave":
            if name in queue:
                queue.remove(name)
        elif friend and friend[0] in queue:
            queue.insert(queue.index(friend[0]) + 1, name)
        else:
            queue.append(name)
    return queue

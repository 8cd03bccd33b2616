def queue_after(events):
    queue = []
    for act, name, *friend in events[:5000]:
        if act == "leave":
            if name in queue:
                queue.remove(name)
        elif friend and friend[0] in queue:
            queue.insert(queue.index(friend[0]), name)
        else:
            queue.append(name)
    return queue

from collections import defaultdict, deque


def not_reached(people: list[str], calls: list[list[str]], first: str) -> list[str]:
    called = defaultdict(list)
    for caller, name in calls:
        called[caller].append(name)
    heard = {first}
    queue = deque([first])
    while queue:
        for name in called[queue.popleft()]:
            if name not in heard:
                heard.add(name)
                queue.append(name)
    return [name for name in people if name not in heard]

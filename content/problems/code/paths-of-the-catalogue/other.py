def catalogue(categories):
    waiting = [(category, category["name"]) for category in reversed(categories)]
    paths = []
    while waiting:
        category, path = waiting.pop()
        if not category["parts"]:
            paths.append(path)
        for part in reversed(category["parts"]):
            waiting.append((part, f"{path} > {part['name']}"))
    return paths

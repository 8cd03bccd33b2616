def catalogue(categories):
    paths = []

    def walk(parts, above):
        for category in parts:
            path = above + [category["name"]]
            if category["parts"]:
                walk(category["parts"], path)
            else:
                paths.append(" > ".join(path))

    walk(categories, [])
    return paths

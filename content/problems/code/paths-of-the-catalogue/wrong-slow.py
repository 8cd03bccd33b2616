def catalogue(categories):
    def walk(parts, above, paths):
        for category in parts:
            path = above + [category["name"]]
            if category["parts"]:
                paths = walk(category["parts"], path, paths)
            else:
                paths = paths + [" > ".join(path)]
        return paths

    return walk(categories, [], [])

def catalogue(categories):
    paths = []
    for category in categories:
        if not category["parts"]:
            paths.append(category["name"])
        for part in category["parts"]:
            if not part["parts"]:
                paths.append(f"{category['name']} > {part['name']}")
            for piece in part["parts"]:
                paths.append(f"{category['name']} > {part['name']} > {piece['name']}")
    return paths

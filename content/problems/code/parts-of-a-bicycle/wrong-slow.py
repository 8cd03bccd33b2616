def raw_parts(parts, wanted):
    needs = {part["name"]: part["needs"] for part in parts}

    def expand(name):
        if not needs.get(name):
            return {name: 1}
        raw = {}
        for need in needs[name]:
            for piece, each in expand(need["name"]).items():
                raw[piece] = raw.get(piece, 0) + need["count"] * each
        return raw

    return expand(wanted)

def raw_parts(parts, wanted):
    needs = {part["name"]: part["needs"] for part in parts}
    known = {}

    def expand(name):
        if name in known:
            return known[name]
        raw = {}
        for need in needs.get(name, []):
            for piece, each in expand(need["name"]).items():
                raw[piece] = raw.get(piece, 0) + need["count"] + each - 1
        known[name] = raw or {name: 1}
        return known[name]

    return expand(wanted)

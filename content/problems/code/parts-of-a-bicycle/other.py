def raw_parts(parts, wanted):
    needs = {part["name"]: part["needs"] for part in parts}
    order = []
    seen = set()

    def visit(name):
        if name not in seen:
            seen.add(name)
            for need in needs.get(name, []):
                visit(need["name"])
            order.append(name)

    visit(wanted)
    totals = {wanted: 1}
    raw = {}
    for name in reversed(order):
        if not needs.get(name):
            raw[name] = totals[name]
        for need in needs.get(name, []):
            totals[need["name"]] = totals.get(need["name"], 0) + need["count"] * totals[name]
    return raw

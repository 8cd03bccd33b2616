from collections import Counter
from functools import cache


def raw_parts(parts, wanted):
    needs = {part["name"]: part["needs"] for part in parts}

    @cache
    def expand(name):
        if not needs.get(name):
            return Counter({name: 1})
        raw = Counter()
        for need in needs[name]:
            for piece, each in expand(need["name"]).items():
                raw[piece] += need["count"] * each
        return raw

    return dict(expand(wanted))

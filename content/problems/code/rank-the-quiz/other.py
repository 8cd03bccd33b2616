from collections import defaultdict


def rank_quiz(entries):
    groups = defaultdict(list)
    for entry in entries:
        groups[(-entry["score"], entry["seconds"])].append(entry["name"])
    places = []
    for key in sorted(groups):
        rank = len(places) + 1
        places.extend({"rank": rank, "name": name} for name in sorted(groups[key]))
    return places

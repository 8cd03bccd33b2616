def rank_quiz(entries):
    ordered = sorted(entries, key=lambda one: (-one["score"], one["seconds"], one["name"]))
    places = []
    last = None
    rank = 0
    for place, entry in enumerate(ordered, start=1):
        result = (entry["score"], entry["seconds"])
        if result != last:
            rank, last = place, result
        places.append({"rank": rank, "name": entry["name"]})
    return places

def rank_quiz(entries):
    ordered = sorted(entries, key=lambda one: (-one["score"], one["seconds"], one["name"]))
    places = []
    last = None
    rank = 0
    for entry in ordered:
        result = (entry["score"], entry["seconds"])
        if result != last:
            rank, last = rank + 1, result
        places.append({"rank": rank, "name": entry["name"]})
    return places

def rank_quiz(entries):
    ordered = sorted(entries, key=lambda one: (-one["score"], one["seconds"], one["name"]))
    results = [(one["score"], -one["seconds"]) for one in entries]
    places = []
    for entry in ordered:
        own = (entry["score"], -entry["seconds"])
        better = sum(1 for result in results if result > own)
        places.append({"rank": better + 1, "name": entry["name"]})
    return places

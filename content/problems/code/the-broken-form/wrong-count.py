def first_fault(formula):
    places = {"(": [], "[": [], "{": []}
    opener = {")": "(", "]": "[", "}": "{"}
    for place, sign in enumerate(formula):
        if sign in places:
            places[sign].append(place)
        elif sign in opener:
            if not places[opener[sign]]:
                return place
            places[opener[sign]].pop()
    left = [place for kind in places.values() for place in kind]
    return min(left) if left else None

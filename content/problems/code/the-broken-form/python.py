OPENERS = {")": "(", "]": "[", "}": "{"}


def first_fault(formula):
    open_places = []
    for place, sign in enumerate(formula):
        if sign in "([{":
            open_places.append(place)
        elif sign in OPENERS:
            if not open_places or formula[open_places[-1]] != OPENERS[sign]:
                return place
            open_places.pop()
    return open_places[0] if open_places else None

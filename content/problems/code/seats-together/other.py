def seats_together(rows, people):
    for number, row in enumerate(rows, start=1):
        place = row.find("F" * people)
        if place >= 0:
            return [number, place + 1 - row.count("|", 0, place)]
    return None

def seats_together(rows, people):
    for number, row in enumerate(rows, start=1):
        for place in range(len(row)):
            stretch = row[place : place + people]
            if len(stretch) == people and all(sign == "F" for sign in stretch) and "|" not in stretch:
                return [number, place + 1 - row[:place].count("|")]
    return None

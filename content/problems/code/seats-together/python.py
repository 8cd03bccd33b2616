def seats_together(rows, people):
    for number, row in enumerate(rows, start=1):
        seat = free = 0
        for sign in row:
            if sign == "|":
                free = 0
                continue
            seat += 1
            free = free + 1 if sign == "F" else 0
            if free == people:
                return [number, seat - people + 1]
    return None

def best_income(bookings):
    income = 0
    busy_until = 0
    for booking in sorted(bookings, key=lambda booking: (booking["to"], -booking["fee"])):
        if booking["from"] > busy_until:
            income += booking["fee"]
            busy_until = booking["to"]
    return income

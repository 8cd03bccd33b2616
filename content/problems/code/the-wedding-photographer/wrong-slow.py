def best_income(bookings):
    ordered = sorted(bookings, key=lambda booking: booking["to"])
    best = [0]
    for at, booking in enumerate(ordered):
        before = sum(earlier["to"] < booking["from"] for earlier in ordered)
        best.append(max(best[at], best[before] + booking["fee"]))
    return best[-1]

from bisect import bisect_left


def best_income(bookings: list[dict]) -> int:
    ordered = sorted(bookings, key=lambda booking: booking["to"])
    ends = [booking["to"] for booking in ordered]
    best = [0]
    for at, booking in enumerate(ordered):
        before = bisect_left(ends, booking["from"])
        best.append(max(best[at], best[before] + booking["fee"]))
    return best[-1]

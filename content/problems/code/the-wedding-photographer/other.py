from heapq import heappop, heappush


def best_income(bookings):
    # Through the season by first day; what ended before is settled on the way.
    running = []
    best = 0
    for booking in sorted(bookings, key=lambda booking: booking["from"]):
        while running and running[0][0] < booking["from"]:
            best = max(best, heappop(running)[1])
        heappush(running, (booking["to"], best + booking["fee"]))
    return max([best, *(income for _, income in running)])

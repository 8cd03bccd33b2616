from heapq import heapify, heapreplace


def share_fares(earned, fares):
    heap = [(total, -driver) for driver, total in enumerate(earned)]
    heapify(heap)
    for fare in fares:
        total, driver = heap[0]
        heapreplace(heap, (total + fare, driver))
    totals = [0] * len(earned)
    for total, driver in heap:
        totals[-driver] = total
    return totals

from heapq import heapify, heappop, heapreplace


def meal_price(dishes, drinks, rank):
    if rank > len(dishes) * len(drinks):
        return -1
    others = sorted(drinks)
    heap = [(dish + others[0], dish, 0) for dish in dishes]
    heapify(heap)
    for _ in range(rank - 1):
        _, dish, at = heap[0]
        if at + 1 < len(others):
            heapreplace(heap, (dish + others[at + 1], dish, at + 1))
        else:
            heappop(heap)
    return heap[0][0]

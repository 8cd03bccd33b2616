from heapq import heappop, heappush


def lowest_winning(bids, plots):
    winning = []
    seen = set()
    answers = []
    for bid in bids:
        if bid not in seen:
            seen.add(bid)
            heappush(winning, bid)
        if len(winning) > plots:
            heappop(winning)
        answers.append(winning[0] if len(winning) == plots else None)
    return answers

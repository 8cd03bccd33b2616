from heapq import heappush, heappushpop


def lowest_winning(bids, plots):
    winning = []
    answers = []
    for bid in bids:
        if len(winning) < plots:
            heappush(winning, bid)
        else:
            heappushpop(winning, bid)
        answers.append(winning[0] if len(winning) == plots else None)
    return answers

from bisect import insort


def lowest_winning(bids, plots):
    winning = []
    answers = []
    for bid in bids:
        insort(winning, bid)
        if len(winning) > plots:
            del winning[0]
        answers.append(winning[0] if len(winning) == plots else None)
    return answers

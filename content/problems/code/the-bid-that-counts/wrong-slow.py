def lowest_winning(bids, plots):
    answers = []
    for count in range(1, len(bids) + 1):
        highest = sorted(bids[:count], reverse=True)
        answers.append(highest[plots - 1] if count >= plots else None)
    return answers

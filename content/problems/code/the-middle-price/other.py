from bisect import insort


def middle_prices(prices):
    ordered = []
    answers = []
    for price in prices:
        insort(ordered, price)
        half, is_odd = divmod(len(ordered), 2)
        answers.append(ordered[half] if is_odd else (ordered[half - 1] + ordered[half]) / 2)
    return answers

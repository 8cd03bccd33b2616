def middle_prices(prices):
    answers = []
    for count in range(1, len(prices) + 1):
        ordered = sorted(prices[:count])
        half = count // 2
        answers.append(ordered[half] if count % 2 else (ordered[half - 1] + ordered[half]) / 2)
    return answers

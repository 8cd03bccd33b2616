def fares_within(fares: list[list[int]], budgets: list[int]) -> list[int]:
    answers = []
    for budget in budgets:
        count = 0
        columns = len(fares[0])
        for row in fares:
            while columns > 0 and row[columns - 1] > budget:
                columns -= 1
            if columns == 0:
                break
            count += columns
        answers.append(count)
    return answers

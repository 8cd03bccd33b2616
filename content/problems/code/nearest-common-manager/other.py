def common_manager(managers, pairs):
    answers = []
    for first, second in pairs:
        above = set()
        while first is not None:
            above.add(first)
            first = managers[first]
        while second not in above:
            second = managers[second]
        answers.append(second)
    return answers

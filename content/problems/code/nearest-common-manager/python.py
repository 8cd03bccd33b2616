def common_manager(managers, pairs):
    levels = {}

    def level_of(person):
        if person not in levels:
            above = managers[person]
            levels[person] = 0 if above is None else level_of(above) + 1
        return levels[person]

    answers = []
    for first, second in pairs:
        while level_of(first) > level_of(second):
            first = managers[first]
        while level_of(second) > level_of(first):
            second = managers[second]
        while first != second:
            first, second = managers[first], managers[second]
        answers.append(first)
    return answers

def common_manager(managers, pairs):
    answers = []
    for first, second in pairs:
        above = set()
        person = managers[first]
        while person is not None:
            above.add(person)
            person = managers[person]
        person = managers[second] if managers[second] is not None else second
        while person not in above and managers[person] is not None:
            person = managers[person]
        answers.append(person)
    return answers

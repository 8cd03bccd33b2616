def common_manager(managers, pairs):
    def below(manager):
        found = set()
        for person in range(len(managers)):
            one = person
            while one is not None and one != manager:
                one = managers[one]
            if one == manager:
                found.add(person)
        return found

    answers = []
    for first, second in pairs:
        person = first
        while second not in below(person):
            person = managers[person]
        answers.append(person)
    return answers

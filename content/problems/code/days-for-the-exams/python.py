from itertools import permutations


def fewest_days(students):
    clashes = {subject: set() for subjects in students for subject in subjects}
    for subjects in {frozenset(one) for one in students}:
        for first, second in permutations(subjects, 2):
            clashes[first].add(second)
    subjects = sorted(clashes, key=lambda one: -len(clashes[one]))
    best = len(subjects)
    days = []

    def place(at):
        nonlocal best
        if len(days) >= best:
            return
        if at == len(subjects):
            best = len(days)
            return
        subject = subjects[at]
        for day in days:
            if clashes[subject].isdisjoint(day):
                day.append(subject)
                place(at + 1)
                day.pop()
        days.append([subject])
        place(at + 1)
        days.pop()

    place(0)
    return best

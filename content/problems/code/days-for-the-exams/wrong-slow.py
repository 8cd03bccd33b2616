from itertools import permutations, product


def fewest_days(students):
    subjects = sorted({subject for one in students for subject in one})
    pairs = {pair for one in students for pair in permutations(set(one), 2)}
    places = {subject: at for at, subject in enumerate(subjects)}
    clashes = [(places[a], places[b]) for a, b in pairs if a < b]
    for days in range(len(subjects) + 1):
        for plan in product(range(days), repeat=len(subjects)):
            if all(plan[a] != plan[b] for a, b in clashes):
                return days
    return 0

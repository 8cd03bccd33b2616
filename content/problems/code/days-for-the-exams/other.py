def fewest_days(students):
    groups = {frozenset(one) for one in students}
    subjects = sorted({subject for group in groups for subject in group})
    clashes = {subject: set() for subject in subjects}
    for group in groups:
        for subject in group:
            clashes[subject] |= group - {subject}

    def is_enough(days):
        placed = {}

        def choose():
            left = [one for one in subjects if one not in placed]
            if not left:
                return True
            free = {one: [day for day in range(days) if all(placed.get(other) != day for other in clashes[one])] for one in left}
            subject = min(left, key=lambda one: (len(free[one]), -len(clashes[one])))
            used = len(set(placed.values()))
            for day in free[subject]:
                if day > used:
                    break
                placed[subject] = day
                if choose():
                    return True
                del placed[subject]
            return False

        return choose()

    days = 0
    while not is_enough(days):
        days += 1
    return days

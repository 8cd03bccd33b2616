def fewest_days(students):
    clashes = {}
    for subjects in students:
        for subject in subjects:
            clashes.setdefault(subject, set()).update(one for one in subjects if one != subject)
    days = []
    for subject in clashes:
        for day in days:
            if clashes[subject].isdisjoint(day):
                day.append(subject)
                break
        else:
            days.append([subject])
    return len(days)

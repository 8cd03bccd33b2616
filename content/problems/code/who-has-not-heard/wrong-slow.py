def not_reached(people, calls, first):
    heard = {first}
    changed = True
    while changed:
        changed = False
        for caller, name in calls:
            if caller in heard and name not in heard:
                heard.add(name)
                changed = True
    return [name for name in people if name not in heard]

def not_reached(people, calls, first):
    heard = {first}
    for caller, name in calls:
        if caller in heard:
            heard.add(name)
    return [name for name in people if name not in heard]

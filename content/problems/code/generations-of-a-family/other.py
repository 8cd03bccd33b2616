def generations(people, parents):
    parent_of = dict(zip(people, parents))
    waiting = [(person, 0) for person in people if parent_of[person] is None]
    children = {}
    for person in sorted(people):
        children.setdefault(parent_of[person], []).append(person)
    waiting = [(person, 0) for person in children.get(None, [])]
    answer = {}
    while waiting:
        person, depth = waiting.pop()
        answer.setdefault(depth, []).append(person)
        waiting.extend((child, depth + 1) for child in children.get(person, []))
    return [sorted(answer[depth]) for depth in sorted(answer)]

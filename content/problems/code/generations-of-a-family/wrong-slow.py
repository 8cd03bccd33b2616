def generations(people, parents):
    answer = []
    generation = [person for person, parent in zip(people, parents) if parent is None]
    while generation:
        answer.append(sorted(generation))
        following = []
        for one in generation:
            following += [person for person, parent in zip(people, parents) if parent == one]
        generation = following
    return answer

from collections import defaultdict


def generations(people, parents):
    children = defaultdict(list)
    for person, parent in zip(people, parents):
        children[parent].append(person)
    answer = []
    generation = children[None]
    while generation:
        answer.append(sorted(generation))
        generation = [child for person in generation for child in children[person]]
    return answer

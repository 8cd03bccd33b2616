from collections import deque


def recent_highest(units, days):
    candidates = deque()
    answers = []
    for today, used in enumerate(units):
        while candidates and units[candidates[-1]] <= used:
            candidates.pop()
        candidates.append(today)
        if candidates[0] <= today - days:
            candidates.popleft()
        answers.append(units[candidates[0]])
    return answers

from collections import defaultdict, deque


def allow_calls(calls, most, seconds):
    queues = defaultdict(deque)
    answers = []
    for call in calls:
        queue = queues[call["key"]]
        while queue and queue[0] < call["second"] - seconds:
            queue.popleft()
        is_allowed = len(queue) < most
        if is_allowed:
            queue.append(call["second"])
        answers.append(is_allowed)
    return answers

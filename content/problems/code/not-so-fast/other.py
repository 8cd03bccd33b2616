from bisect import bisect_right


def allow_calls(calls, most, seconds):
    allowed = {}
    answers = []
    for call in calls:
        own = allowed.setdefault(call["key"], [])
        recent = len(own) - bisect_right(own, call["second"] - seconds)
        answers.append(recent < most)
        if recent < most:
            own.append(call["second"])
    return answers

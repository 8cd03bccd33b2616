from bisect import bisect_left


def waiting_minutes(departures, arrivals):
    minutes = [int(one[:2]) * 60 + int(one[3:]) for one in departures]
    answers = []
    for one in arrivals:
        now = int(one[:2]) * 60 + int(one[3:])
        at = bisect_left(minutes, now)
        answers.append(minutes[at] - now if at < len(minutes) else 1440 - now)
    return answers

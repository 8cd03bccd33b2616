def waiting_minutes(departures, arrivals):
    answers = []
    for arrival in arrivals:
        now = int(arrival[:2]) * 60 + int(arrival[3:])
        waits = []
        for departure in departures:
            hours, minutes = departure.split(":")
            waits.append((int(hours) * 60 + int(minutes) - now) % 1440)
        answers.append(min(waits))
    return answers

from bisect import bisect_left


def waiting_minutes(departures, arrivals):
    minutes = [minutes_of(one) for one in departures]
    minutes.append(minutes[0] + 1440)
    times = (minutes_of(one) for one in arrivals)
    return [minutes[bisect_left(minutes, now)] - now for now in times]


def minutes_of(clock):
    return int(clock[:2]) * 60 + int(clock[3:])

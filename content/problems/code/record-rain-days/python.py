def record_rain_days(rain):
    days = []
    best = 0
    for day, millimetres in enumerate(rain, start=1):
        if millimetres is not None and millimetres > best:
            best = millimetres
            days.append(day)
    return days

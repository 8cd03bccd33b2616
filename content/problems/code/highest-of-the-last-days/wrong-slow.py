def recent_highest(units, days):
    return [max(units[max(0, today - days + 1) : today + 1]) for today in range(len(units))]

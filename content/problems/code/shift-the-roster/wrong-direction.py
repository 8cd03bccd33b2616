def shift_roster(names, weeks):
    if not names:
        return []
    cut = weeks % len(names)
    return names[cut:] + names[:cut]

def shift_roster(names, weeks):
    if not names:
        return []
    cut = len(names) - weeks % len(names)
    return names[cut:] + names[:cut]

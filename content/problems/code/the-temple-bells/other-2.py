def bell_at(round, stroke):
    return (stroke & -stroke).bit_length()

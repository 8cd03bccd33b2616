def bell_at(round, stroke):
    left = stroke
    bell = None

    def ring(upto):
        nonlocal left, bell
        if upto > 1:
            ring(upto - 1)
        if left == 0:
            return
        left -= 1
        if left == 0:
            bell = upto
            return
        if upto > 1:
            ring(upto - 1)

    ring(round)
    return bell

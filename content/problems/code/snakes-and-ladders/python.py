def play_game(players, jumps, rolls):
    leads = {start: end for start, end in jumps}
    places = [0] * players
    turn = 0
    for roll in rolls:
        target = places[turn] + roll
        if target <= 100:
            places[turn] = leads.get(target, target)
        if places[turn] == 100:
            break
        if roll != 6:
            turn = (turn + 1) % players
    return places

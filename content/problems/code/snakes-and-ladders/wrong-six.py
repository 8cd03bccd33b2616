def play_game(players, jumps, rolls):
    leads = {start: end for start, end in jumps}
    places = [0] * players
    for at, roll in enumerate(rolls):
        turn = at % players
        target = places[turn] + roll
        if target <= 100:
            places[turn] = leads.get(target, target)
        if places[turn] == 100:
            break
    return places

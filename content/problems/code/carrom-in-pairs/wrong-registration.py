def least_unfairness(ratings):
    playing = list(ratings)
    if len(playing) % 2:
        playing.remove(max(playing))
    return sum(abs(playing[at] - playing[at + 1]) for at in range(0, len(playing), 2))

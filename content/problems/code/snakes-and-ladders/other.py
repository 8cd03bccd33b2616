from collections import deque


def play_game(players, jumps, rolls):
    board = list(range(101))
    for start, end in jumps:
        board[start] = end
    queue = deque((player, 0) for player in range(players))
    for roll in rolls:
        player, place = queue.popleft()
        place = board[place + roll] if place + roll <= 100 else place
        if roll == 6 or place == 100:
            queue.appendleft((player, place))
        else:
            queue.append((player, place))
        if place == 100:
            break
    return [place for _, place in sorted(queue)]

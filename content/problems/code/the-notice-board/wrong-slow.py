def board_lines(text, width):
    lines = []
    rest = text.split()
    while rest:
        word = rest[0]
        rest = rest[1:]
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines = lines[:-1] + [lines[-1] + " " + word]
        else:
            lines = lines + [word[at : at + width] for at in range(0, len(word), width)]
    return lines

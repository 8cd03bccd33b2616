def board_lines(text, width):
    lines = []
    for word in text.split():
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += " " + word
        else:
            lines.extend(word[at : at + width] for at in range(0, len(word), width))
    return lines

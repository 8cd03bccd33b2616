def board_lines(text, width):
    lines = []
    if not text:
        return lines
    line = None
    for word in text.split(" "):
        if line is not None and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = None
        line = word if line is None else f"{line} {word}"
        while len(line) > width:
            lines.append(line[:width])
            line = line[width:]
    return [*lines, line]

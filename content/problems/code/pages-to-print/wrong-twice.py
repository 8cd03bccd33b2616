def pages_to_print(order, pages):
    wanted = []
    for part in order.replace(" ", "").split(","):
        if not part:
            continue
        start, hyphen, end = part.partition("-")
        first = int(start or 1)
        last = int(end or max(pages, first)) if hyphen else first
        first, last = min(first, last), max(first, last)
        wanted.extend(range(first, min(last, pages) + 1))
    return sorted(wanted)

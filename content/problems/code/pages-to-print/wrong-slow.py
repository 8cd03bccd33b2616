def pages_to_print(order, pages):
    wanted = []
    for part in order.replace(" ", "").split(","):
        if not part:
            continue
        start, hyphen, end = part.partition("-")
        first = int(start or 1)
        last = int(end or max(pages, first)) if hyphen else first
        for page in range(min(first, last), min(max(first, last), pages) + 1):
            if page not in wanted:
                wanted.append(page)
    return sorted(wanted)

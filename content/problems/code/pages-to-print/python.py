def pages_to_print(order: str, pages: int) -> list[int]:
    marked = [False] * (pages + 1)
    for part in order.replace(" ", "").split(","):
        if not part:
            continue
        start, hyphen, end = part.partition("-")
        first = int(start) if start else 1
        if not hyphen:
            last = first
        else:
            last = int(end) if end else max(pages, first)
        first, last = min(first, last), max(first, last)
        for page in range(first, min(last, pages) + 1):
            marked[page] = True
    return [page for page in range(1, pages + 1) if marked[page]]

import re


def pages_to_print(order, pages):
    wanted = set()
    for part in order.split(","):
        match = re.fullmatch(r"\s*(\d*)\s*(-?)\s*(\d*)\s*", part)
        start, hyphen, end = match.groups()
        if not (start or hyphen):
            continue
        ends = [int(start or 1), int(end or (max(pages, int(start or 1)) if hyphen else start))]
        wanted.update(range(min(ends), min(max(ends), pages) + 1))
    return sorted(wanted)

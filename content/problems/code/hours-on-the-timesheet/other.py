def minutes_worked(entries):
    return [read(entry.strip().lower()) for entry in entries]


def is_number(text):
    return text != "" and all(sign in "0123456789" for sign in text)


def read(text):
    if ":" in text:
        hours, _, minutes = text.partition(":")
        if not is_number(hours) or not is_number(minutes) or len(minutes) != 2 or int(minutes) > 59:
            return None
        return int(hours) * 60 + int(minutes)
    if text.endswith("h"):
        whole, point, part = text[:-1].partition(".")
        if not is_number(whole) or (point and (not is_number(part) or len(part) > 2)):
            return None
        hundredths = int(whole) * 100 + int((part + "00")[:2])
        return (hundredths * 6 + 5) // 10
    if text.endswith("m"):
        hours, h, minutes = text[:-1].partition("h")
        if not h:
            return int(hours) if is_number(hours) else None
        minutes = minutes.lstrip(" ")
        if not is_number(hours) or not is_number(minutes) or int(minutes) > 59:
            return None
        return int(hours) * 60 + int(minutes)
    return None

import re

BOTH = re.compile(r"([0-9]+)h *([0-9]+)m|([0-9]+):([0-9]{2})")
ONE = re.compile(r"([0-9]+)([hm])")
DECIMAL = re.compile(r"([0-9]+)\.([0-9]{1,2})h")


def minutes_worked(entries):
    return [minutes_of(entry.strip().lower()) for entry in entries]


def minutes_of(text):
    if match := BOTH.fullmatch(text):
        hours, minutes = (int(one) for one in match.groups() if one is not None)
        return hours * 60 + minutes if minutes < 60 else None
    if match := ONE.fullmatch(text):
        return int(match[1]) * (60 if match[2] == "h" else 1)
    if match := DECIMAL.fullmatch(text):
        hundredths = int(match[1]) * 100 + int(match[2].ljust(2, "0"))
        return (hundredths * 60 + 50) // 100
    return None

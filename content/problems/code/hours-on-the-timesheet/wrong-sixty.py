import re

BOTH = re.compile(r"([0-9]+)h *([0-9]+)m|([0-9]+):([0-9]{2})")
ONE = re.compile(r"([0-9]+)([hm])")
DECIMAL = re.compile(r"([0-9]+)\.([0-9]{1,2})h")


def minutes_worked(entries):
    answer = []
    for entry in entries:
        text = entry.strip().lower()
        if match := BOTH.fullmatch(text):
            hours, minutes = (int(one) for one in match.groups() if one is not None)
            answer.append(hours * 60 + minutes)
        elif match := ONE.fullmatch(text):
            answer.append(int(match[1]) * (60 if match[2] == "h" else 1))
        elif match := DECIMAL.fullmatch(text):
            answer.append((int(match[1]) * 6000 + int(match[2].ljust(2, "0")) * 60 + 50) // 100)
        else:
            answer.append(None)
    return answer

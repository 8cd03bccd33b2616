import re


def minutes_worked(entries):
    known = []
    answer = []
    for entry in entries:
        for text, minutes in known:
            if text == entry:
                answer.append(minutes)
                break
        else:
            minutes = minutes_of(entry.strip().lower())
            known.append((entry, minutes))
            answer.append(minutes)
    return answer


def minutes_of(text):
    if match := re.fullmatch(r"([0-9]+)h *([0-9]+)m|([0-9]+):([0-9]{2})", text):
        hours, minutes = (int(one) for one in match.groups() if one is not None)
        return hours * 60 + minutes if minutes < 60 else None
    if match := re.fullmatch(r"([0-9]+)([hm])", text):
        return int(match[1]) * (60 if match[2] == "h" else 1)
    if match := re.fullmatch(r"([0-9]+)\.([0-9]{1,2})h", text):
        return (int(match[1]) * 6000 + int(match[2].ljust(2, "0")) * 60 + 50) // 100
    return None

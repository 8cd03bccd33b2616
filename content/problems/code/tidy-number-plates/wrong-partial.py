import re


def tidy_plates(typed):
    plates = {}
    for entry in typed:
        text = re.sub(r"[^A-Z0-9]", "", entry.upper())
        match = re.match(r"([A-Z]{2})([0-9]{1,2})([A-Z]{1,3})([0-9]{1,4})", text)
        if match:
            state, district, series, number = match.groups()
            plates[f"{state} {district.zfill(2)} {series} {number.zfill(4)}"] = True
    return list(plates)

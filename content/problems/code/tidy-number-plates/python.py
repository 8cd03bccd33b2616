import re

PLATE = re.compile(r"([A-Z]{2})([0-9]{1,2})([A-Z]{1,3})([0-9]{1,4})")


def tidy_plates(typed):
    plates = {}
    for entry in typed:
        match = PLATE.fullmatch(re.sub(r"[^A-Z0-9]", "", entry.upper()))
        if match:
            state, district, series, number = match.groups()
            plates[f"{state} {district.zfill(2)} {series} {number.zfill(4)}"] = True
    return list(plates)

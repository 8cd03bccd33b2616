def rupees(paise):
    return [written(amount) for amount in paise]


def written(amount):
    whole, rest = divmod(abs(amount), 100)
    digits = str(whole)
    groups = [digits[-3:]]
    digits = digits[:-3]
    while digits:
        groups.insert(0, digits[-2:])
        digits = digits[:-2]
    decimals = f".{rest:02d}" if rest else ""
    return f"{'-' if amount < 0 else ''}₹{','.join(groups)}{decimals}"

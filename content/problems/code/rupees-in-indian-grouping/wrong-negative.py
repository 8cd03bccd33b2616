def rupees(paise):
    answer = []
    for amount in paise:
        whole, rest = divmod(amount, 100)
        digits = str(abs(whole))
        groups = [digits[-3:]]
        digits = digits[:-3]
        while digits:
            groups.insert(0, digits[-2:])
            digits = digits[:-2]
        answer.append(f"{'-' if amount < 0 else ''}₹{','.join(groups)}{f'.{rest:02d}' if rest else ''}")
    return answer

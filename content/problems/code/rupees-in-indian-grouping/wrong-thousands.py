def rupees(paise):
    answer = []
    for amount in paise:
        whole, rest = divmod(abs(amount), 100)
        decimals = f".{rest:02d}" if rest else ""
        answer.append(f"{'-' if amount < 0 else ''}₹{whole:,}{decimals}")
    return answer

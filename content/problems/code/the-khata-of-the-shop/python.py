def keep_khata(entries: list[dict]) -> list[int]:
    debts = {}
    total = 0
    answers = []
    for entry in entries:
        what, name, rupees = entry["what"], entry["name"], entry["rupees"]
        debt = debts.get(name, 0)
        if what == "buy":
            debts[name] = debt + rupees
            total += rupees
        elif what == "pay":
            paid = min(rupees, debt)
            debts[name] = debt - paid
            total -= paid
        else:
            answers.append(debt if what == "owes" else total)
    return answers

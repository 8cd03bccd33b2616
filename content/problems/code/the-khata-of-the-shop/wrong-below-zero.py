def keep_khata(entries):
    debts = {}
    total = 0
    answers = []
    for entry in entries:
        name, rupees = entry["name"], entry["rupees"]
        if entry["what"] == "buy":
            debts[name] = debts.get(name, 0) + rupees
            total += rupees
        elif entry["what"] == "pay":
            debts[name] = debts.get(name, 0) - rupees
            total -= rupees
        elif entry["what"] == "owes":
            answers.append(debts.get(name, 0))
        else:
            answers.append(total)
    return answers

def keep_khata(entries):
    debts = {}
    answers = []
    for entry in entries:
        name, rupees = entry["name"], entry["rupees"]
        if entry["what"] == "buy":
            debts[name] = debts.get(name, 0) + rupees
        elif entry["what"] == "pay":
            debts[name] = max(0, debts.get(name, 0) - rupees)
        elif entry["what"] == "owes":
            answers.append(debts.get(name, 0))
        else:
            answers.append(sum(debts.values()))
    return answers

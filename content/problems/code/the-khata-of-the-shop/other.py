class Khata:
    def __init__(self):
        self.debts = {}
        self.sum = 0

    def change(self, name, rupees):
        before = self.debts.get(name, 0)
        after = max(0, before + rupees)
        self.debts[name] = after
        self.sum += after - before

    def buy(self, name, rupees):
        self.change(name, rupees)

    def pay(self, name, rupees):
        self.change(name, -rupees)

    def owes(self, name, _):
        return self.debts.get(name, 0)

    def total(self, *_):
        return self.sum


def keep_khata(entries):
    khata = Khata()
    given = [getattr(khata, entry["what"])(entry["name"], entry["rupees"]) for entry in entries]
    return [answer for answer in given if answer is not None]

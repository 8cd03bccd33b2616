export function keepKhata(entries) {
  const debts = new Map();
  let total = 0;
  const answers = [];
  for (const { what, name, rupees } of entries) {
    const debt = debts.get(name) ?? 0;
    if (what === "buy") {
      debts.set(name, debt + rupees);
      total += rupees;
    } else if (what === "pay") {
      const paid = Math.min(rupees, debt);
      debts.set(name, debt - paid);
      total -= paid;
    } else {
      answers.push(what === "owes" ? debt : total);
    }
  }
  return answers;
}

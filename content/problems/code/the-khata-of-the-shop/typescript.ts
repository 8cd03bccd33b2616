type Entry = { what: string; name: string; rupees: number };

export function keepKhata(entries: Entry[]): number[] {
  const debts = new Map<string, number>();
  let total = 0;
  const answers: number[] = [];
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

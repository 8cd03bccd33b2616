type Entry = { what: string; name: string; rupees: number };

export function keepKhata(entries: Entry[]): number[] {
  const debts = new Map<string, number>();
  let total = 0;
  const answers: number[] = [];
  for (const { what, name, rupees } of entries) {
    const debt = debts.get(name);
    if (what === "total") {
      answers.push(total);
    } else if (what === "owes") {
      if (debt !== undefined) answers.push(debt);
    } else {
      const after = what === "buy" ? (debt ?? 0) + rupees : Math.max(0, (debt ?? 0) - rupees);
      total += after - (debt ?? 0);
      debts.set(name, after);
    }
  }
  return answers;
}

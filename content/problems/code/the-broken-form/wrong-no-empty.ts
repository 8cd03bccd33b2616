export function firstFault(formula: string): number | null {
  const opener: Record<string, string> = { ")": "(", "]": "[", "}": "{" };
  const open: number[] = [];
  for (let at = 0; at < formula.length; at++) {
    const sign = formula.charAt(at);
    if ("([{".includes(sign)) open.push(at);
    const wanted = opener[sign];
    const last = open.at(-1);
    if (wanted === undefined || last === undefined) continue;
    if (formula.charAt(last) !== wanted) return at;
    open.pop();
  }
  return open[0] ?? null;
}

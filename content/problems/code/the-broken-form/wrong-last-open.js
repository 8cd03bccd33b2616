export function firstFault(formula) {
  const opener = { ")": "(", "]": "[", "}": "{" };
  const open = [];
  for (let at = 0; at < formula.length; at++) {
    const sign = formula[at];
    if ("([{".includes(sign)) open.push(at);
    if (!(sign in opener)) continue;
    if (open.length === 0 || formula[open.at(-1)] !== opener[sign]) return at;
    open.pop();
  }
  return open.at(-1) ?? null;
}

const OPENER = { ")": "(", "]": "[", "}": "{" };

export function firstFault(formula) {
  const open = [];
  for (let at = 0; at < formula.length; at++) {
    const sign = formula[at];
    if (sign === "(" || sign === "[" || sign === "{") open.push(at);
    if (!(sign in OPENER)) continue;
    if (open.length === 0 || formula[open.at(-1)] !== OPENER[sign]) return at;
    open.pop();
  }
  return open[0] ?? null;
}

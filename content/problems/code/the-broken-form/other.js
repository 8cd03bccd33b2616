export function firstFault(formula) {
  const kinds = "([{)]}";
  const stack = new Int32Array(formula.length + 1);
  let depth = 0;
  let place = -1;
  for (const sign of formula) {
    place += sign.length;
    const kind = kinds.indexOf(sign);
    if (kind < 0) continue;
    if (kind < 3) stack[depth++] = place;
    else if (depth > 0 && kinds.indexOf(formula.charAt(stack[depth - 1])) === kind - 3) depth--;
    else return place;
  }
  return depth > 0 ? stack[0] : null;
}

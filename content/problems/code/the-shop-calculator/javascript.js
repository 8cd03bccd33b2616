const STRENGTH = { "(": 0, "+": 1, "-": 1, "*": 2, negate: 3 };

export function calculate(line) {
  const values = [];
  const signs = [];
  const workOut = (strength) => {
    while (signs.length > 0 && STRENGTH[signs.at(-1)] >= strength) {
      const sign = signs.pop();
      const last = values.pop();
      if (sign === "negate") values.push(-last);
      else if (sign === "+") values.push(values.pop() + last);
      else if (sign === "-") values.push(values.pop() - last);
      else values.push(values.pop() * last);
    }
  };
  let isValueDue = true;
  for (const [piece] of line.matchAll(/\d+|[^ \d]/g)) {
    if (isValueDue) {
      if (/\d/.test(piece)) values.push(Number(piece));
      else if (piece === "(" || piece === "-") signs.push(piece === "(" ? "(" : "negate");
      else return null;
      isValueDue = !/\d/.test(piece);
    } else if (piece === ")") {
      workOut(1);
      if (signs.pop() !== "(") return null;
    } else if ("+-*".includes(piece)) {
      workOut(STRENGTH[piece]);
      signs.push(piece);
      isValueDue = true;
    } else return null;
  }
  if (isValueDue) return null;
  workOut(1);
  // 0 is added so that -0 is 0.
  return signs.length === 0 ? values[0] + 0 : null;
}

export function calculate(line: string): number | null {
  const pieces = line.match(/\d+|[-+*()]/g) ?? [];
  const strength: Record<string, number> = { "(": 0, "+": 1, "-": 1, "*": 2, negate: 3 };
  const values: number[] = [];
  const signs: string[] = [];
  const workOut = (least: number): void => {
    while (signs.length > 0 && (strength[signs.at(-1) ?? "("] ?? 0) >= least) {
      const sign = signs.pop();
      const last = values.pop() ?? 0;
      if (sign === "negate") values.push(-last);
      else if (sign === "+") values.push((values.pop() ?? 0) + last);
      else if (sign === "-") values.push((values.pop() ?? 0) - last);
      else values.push((values.pop() ?? 1) * last);
    }
  };
  let isValueDue = true;
  for (const piece of pieces) {
    if (/\d/.test(piece)) {
      values.push(Number(piece));
      isValueDue = false;
    } else if (piece === "(") signs.push("(");
    else if (piece === ")") {
      workOut(1);
      signs.pop();
    } else if (piece === "-" && isValueDue) signs.push("negate");
    else {
      workOut(strength[piece] ?? 0);
      signs.push(piece);
      isValueDue = true;
    }
  }
  workOut(1);
  return (values[0] ?? 0) + 0;
}

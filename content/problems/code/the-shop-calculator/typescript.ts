interface Level {
  /** What is added up so far, the product being worked out, and the sign of that product. */
  sum: number;
  product: number;
  isMinus: boolean;
  isNegated: boolean;
}

const fresh = (): Level => ({ sum: 0, product: 1, isMinus: false, isNegated: false });

export function calculate(line: string): number | null {
  const outer: Level[] = [];
  let level = fresh();
  let isValueDue = true;
  const take = (value: number): void => {
    level.product *= level.isNegated ? -value : value;
    level.isNegated = false;
    isValueDue = false;
  };
  const total = (): number => level.sum + (level.isMinus ? -level.product : level.product);
  for (const piece of line.match(/\d+|[^ \d]/g) ?? []) {
    if (isValueDue) {
      if (/^\d/.test(piece)) take(Number(piece));
      else if (piece === "-") level.isNegated = !level.isNegated;
      else if (piece === "(") {
        outer.push(level);
        level = fresh();
      } else return null;
    } else if (piece === "*") {
      isValueDue = true;
    } else if (piece === "+" || piece === "-") {
      level = { sum: total(), product: 1, isMinus: piece === "-", isNegated: false };
      isValueDue = true;
    } else if (piece === ")") {
      const value = total();
      const above = outer.pop();
      if (!above) return null;
      level = above;
      take(value);
    } else return null;
  }
  return isValueDue || outer.length > 0 ? null : total() + 0;
}

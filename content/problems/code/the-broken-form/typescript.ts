const CLOSER = new Map([
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
]);

export function firstFault(formula: string): number | null {
  const expected: { sign: string; place: number }[] = [];
  for (let place = 0; place < formula.length; place++) {
    const sign = formula.charAt(place);
    const closer = CLOSER.get(sign);
    if (closer !== undefined) expected.push({ sign: closer, place });
    else if (")]}".includes(sign) && expected.pop()?.sign !== sign) return place;
  }
  return expected[0]?.place ?? null;
}

export function naturalOrder(rolls) {
  const cut = (roll) => /^(\D*)(\d*)(.*)$/.exec(roll).slice(1);
  return rolls.toSorted((one, two) => {
    const [a, b] = [cut(one), cut(two)];
    if (a[0] !== b[0]) return a[0] < b[0] ? -1 : 1;
    return Number(a[1]) - Number(b[1]) || (a[2] < b[2] ? -1 : a[2] > b[2] ? 1 : 0) || (one < two ? -1 : 1);
  });
}

export function reconcile(ours, bank) {
  const first = new Set(ours.map(({ reference }) => reference));
  const second = new Set(bank.map(({ reference }) => reference));
  return {
    matched: [...first].filter((one) => second.has(one)).length,
    onlyOurs: [...first].filter((one) => !second.has(one)).sort(),
    onlyBank: [...second].filter((one) => !first.has(one)).sort(),
    differs: [],
  };
}

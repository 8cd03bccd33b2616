export function reconcile(ours, bank) {
  const left = new Map();
  for (const { reference, paise } of bank) {
    if (!left.has(reference)) left.set(reference, new Map());
    const amounts = left.get(reference);
    amounts.set(paise, (amounts.get(paise) ?? 0) + 1);
  }
  let matched = 0;
  const oursLeft = new Set();
  for (const { reference, paise } of ours) {
    const amounts = left.get(reference);
    const count = amounts?.get(paise) ?? 0;
    if (count === 0) oursLeft.add(reference);
    else {
      matched++;
      amounts.set(paise, count - 1);
    }
  }
  const bankLeft = new Set();
  for (const [reference, amounts] of left) if ([...amounts.values()].some((count) => count > 0)) bankLeft.add(reference);
  return {
    matched,
    onlyOurs: [...oursLeft].filter((one) => !bankLeft.has(one)).sort(),
    onlyBank: [...bankLeft].filter((one) => !oursLeft.has(one)).sort(),
    differs: [...oursLeft].filter((one) => bankLeft.has(one)).sort(),
  };
}

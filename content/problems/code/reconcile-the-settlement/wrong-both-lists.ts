interface Line {
  reference: string;
  paise: number;
}

export function reconcile(ours: Line[], bank: Line[]): unknown {
  const keyOf = ({ reference, paise }: Line): string => JSON.stringify([reference, paise]);
  const counts = new Map<string, number>();
  for (const line of bank) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1);
  let matched = 0;
  const oursLeft = new Set<string>();
  for (const line of ours) {
    const count = counts.get(keyOf(line)) ?? 0;
    if (count > 0) {
      matched++;
      counts.set(keyOf(line), count - 1);
    } else oursLeft.add(line.reference);
  }
  const bankLeft = new Set(bank.filter((line) => (counts.get(keyOf(line)) ?? 0) > 0).map(({ reference }) => reference));
  return {
    matched,
    onlyOurs: [...oursLeft].sort(),
    onlyBank: [...bankLeft].sort(),
    differs: [...oursLeft].filter((one) => bankLeft.has(one)).sort(),
  };
}

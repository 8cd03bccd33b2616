interface Line {
  reference: string;
  paise: number;
}

interface Report {
  matched: number;
  onlyOurs: string[];
  onlyBank: string[];
  differs: string[];
}

export function reconcile(ours: Line[], bank: Line[]): Report {
  const keyOf = ({ reference, paise }: Line): string => JSON.stringify([reference, paise]);
  const left = new Map<string, { reference: string; count: number }>();
  for (const line of bank) {
    const entry = left.get(keyOf(line));
    if (entry) entry.count++;
    else left.set(keyOf(line), { reference: line.reference, count: 1 });
  }
  const oursLeft = new Set<string>();
  for (const line of ours) {
    const entry = left.get(keyOf(line));
    if (entry && entry.count > 0) entry.count--;
    else oursLeft.add(line.reference);
  }
  const rest = [...left.values()].filter(({ count }) => count > 0);
  const bankLeft = new Set(rest.map(({ reference }) => reference));
  return {
    matched: bank.length - rest.reduce((sum, { count }) => sum + count, 0),
    onlyOurs: [...oursLeft].filter((one) => !bankLeft.has(one)).sort(),
    onlyBank: [...bankLeft].filter((one) => !oursLeft.has(one)).sort(),
    differs: [...oursLeft].filter((one) => bankLeft.has(one)).sort(),
  };
}

const SHORT = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });

const LAKH = 100_000;
const CRORE = 10_000_000;

const UNITS: Readonly<Record<string, number>> = {
  k: 1_000,
  l: LAKH,
  lac: LAKH,
  lakh: LAKH,
  lakhs: LAKH,
  lpa: LAKH,
  cr: CRORE,
  crore: CRORE,
  crores: CRORE,
};

/** An amount as people say it: "12.5 lakh", "1.2 crore"; "" below one lakh. */
export function formatRupees(rupees: number): string {
  if (rupees >= CRORE) return `${SHORT.format(rupees / CRORE)} crore`;
  if (rupees >= LAKH) return `${SHORT.format(rupees / LAKH)} lakh`;
  return "";
}

/** Reads "1250000", "12,50,000", "12.5 lakh", "18 LPA" or "₹ 1.2 cr" as whole rupees; null for anything else. */
export function parseRupees(text: string): number | null {
  const found = /^₹?\s*(\d[\d,]*(?:\.\d+)?)\s*([a-z]+)?\.?$/iu.exec(text.trim());
  if (!found?.[1]) return null;
  const unit = found[2] ? UNITS[found[2].toLowerCase()] : 1;
  if (unit === undefined) return null;
  return Math.round(Number(found[1].replaceAll(",", "")) * unit);
}

import type { SaidNumber } from "../said/said-text.ts";

/** Units that a check may name beside what is counted. */
const MEASURES: readonly (readonly [RegExp, "money" | "percent" | "time"])[] = [
  [/^(?:inr|rs\.?|₹|rupees?)$/iu, "money"],
  [/^(?:%|per ?cent|percentage)$/iu, "percent"],
  [/^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)$/iu, "time"],
];

/** Whether a number may be one of this unit: "₹4,140" is no number of orders, and "74%" none of rupees. One without a unit may be any. */
export function isOfUnit({ dimension }: Pick<SaidNumber, "dimension">, unit: string): boolean {
  if (unit === "" || dimension === null) return true;
  const measure = MEASURES.find(([words]) => words.test(unit.trim()))?.[1] ?? null;
  return dimension === measure;
}

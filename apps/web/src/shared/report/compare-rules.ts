export type RulesComparison = "newer" | "older";

const BY_NUMBER = new Intl.Collator("en", { numeric: true });

/** How the rules of a report stand to those of another: "newer" for 2.0 beside 1.4; null for the same rules. */
export function compareRules(version: string, than: string): RulesComparison | null {
  if (version === than) return null;
  return BY_NUMBER.compare(version, than) < 0 ? "older" : "newer";
}

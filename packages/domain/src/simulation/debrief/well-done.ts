import type { LogEntry } from "../replay/state.ts";

/** Points of trust, below nothing, that a right decision may cost by itself. */
const SMALL_PRICE = -5;

/**
 * Whether something was well done: as its author says, or by trust and cost. What is right may have a price, in words or in
 * a little trust; what loses trust and costs something, or loses much trust, was a mistake.
 */
export function isWellDone({
  trust,
  cost,
  verdict,
}: Pick<LogEntry, "trust" | "cost" | "verdict">): boolean {
  if (verdict !== null) return verdict === "right";
  const sum = trustSum({ trust });
  return sum >= 0 || (sum >= SMALL_PRICE && cost === "");
}

export function trustSum({ trust }: Pick<LogEntry, "trust">): number {
  return Object.values(trust).reduce((sum, one) => sum + one, 0);
}

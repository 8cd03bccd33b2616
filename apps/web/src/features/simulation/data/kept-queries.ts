import { session } from "../../../lib/session.ts";
import { local } from "../../../lib/storage.ts";

/** Queries of one day, the latest first, and what stands in the editor. */
export interface KeptQueries {
  readonly text: string;
  readonly ran: readonly string[];
}

const MOST_QUERIES = 20;

const NOTHING: KeptQueries = { text: "", ran: [] };

function keyOf(day: string): string {
  const current = session.get();
  const owner = current.status === "signed-in" ? current.user.id : "";
  return `simulation.queries.${owner}.${day}`;
}

/** @param day  the id of a run, or of a scenario where nobody plays it */
export function keptQueries(day: string): KeptQueries {
  try {
    const found = Object(JSON.parse(local.get(keyOf(day)) ?? "null")) as Partial<KeptQueries>;
    const { text, ran } = found;
    if (typeof text !== "string" || !Array.isArray(ran)) return NOTHING;
    return { text, ran: ran.filter((one) => typeof one === "string") };
  } catch {
    return NOTHING;
  }
}

export function keepQueries(day: string, queries: KeptQueries): void {
  local.set(keyOf(day), JSON.stringify(queries));
}

/** The same with a query that was run in front; one that was run before moves there. */
export function withRan({ ran }: KeptQueries, text: string): KeptQueries {
  const others = ran.filter((one) => one.trim() !== text.trim());
  return { text, ran: [text, ...others].slice(0, MOST_QUERIES) };
}

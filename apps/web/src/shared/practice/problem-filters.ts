import type { Language, ProblemLevel } from "@taiyari/domain/practice";

export type ProblemState = "open" | "solved" | "due";
export type ProblemOrder = "level" | "minutes" | "title";

/** What of the catalogue is shown, as its address says it. What is left out is not asked for. */
export interface ProblemFilters {
  readonly topic?: string;
  readonly level?: ProblemLevel;
  readonly language?: Language;
  readonly state?: ProblemState;
  /** What is searched for. */
  readonly q?: string;
  /** Left out: what helps most. */
  readonly order?: ProblemOrder;
  /** The id of a path, whose order counts then. */
  readonly path?: string;
  /** The id of a skill, as a report leads to it. */
  readonly skill?: string;
}

const LEVELS: readonly ProblemLevel[] = ["easy", "medium", "hard"];
const LANGUAGES: readonly Language[] = ["javascript", "typescript", "python", "sql"];
const STATES: readonly ProblemState[] = ["open", "solved", "due"];
const ORDERS: readonly ProblemOrder[] = ["level", "minutes", "title"];

/** Reads the query of an address. What it does not know it leaves out. */
export function problemFilters(search: Readonly<Record<string, unknown>>): ProblemFilters {
  const level = LEVELS.find((one) => one === search["level"]);
  const language = LANGUAGES.find((one) => one === search["language"]);
  const state = STATES.find((one) => one === search["state"]);
  const order = ORDERS.find((one) => one === search["order"]);
  const { topic, path, skill } = search;
  const { q = "" } = search;
  return {
    ...(typeof topic === "string" && topic !== "" && { topic }),
    ...(level && { level }),
    ...(language && { language }),
    ...(state && { state }),
    ...(typeof q === "string" && q !== "" && { q }),
    ...(order && { order }),
    ...(typeof path === "string" && path !== "" && { path }),
    ...(typeof skill === "string" && skill !== "" && { skill }),
  };
}

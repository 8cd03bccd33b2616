import type { AnswerFacts, DayFacts, LastInterview } from "@taiyari/domain/readiness";

/** An interview that is over and has a score. */
export interface ScoredInterview {
  readonly id: string;
  /** Milliseconds since 1970: when it was begun and how long its clock ran. */
  readonly endedAt: number;
  readonly role: string;
  /** 0 to 100. */
  readonly score: number;
  readonly answers: readonly AnswerFacts[];
  readonly last: LastInterview;
}

/** A day that is over. */
export interface ScoredDay {
  readonly id: string;
  readonly endedAt: number;
  readonly title: string;
  readonly facts: DayFacts;
}

/** Interviews and days that are over, as they were scored, and readiness of the past: reading their texts takes a hundred times what asking for them does. */
export interface ScoredCache {
  readonly interviews: Kept<ScoredInterview | null>;
  readonly days: Kept<ScoredDay | null>;
  /** Readiness at a moment in the past, by person, moment and what had happened by then. */
  readonly readiness: Kept<number>;
}

export interface Kept<Value> {
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
}

/** Entries of each kind; the one kept longest goes first. A scored interview is about a kilobyte. */
const MOST_KEPT = 2_000;

export function createScoredCache(): ScoredCache {
  return { interviews: createKept(), days: createKept(), readiness: createKept() };
}

function createKept<Value>(): Kept<Value> {
  const kept = new Map<string, Value>();
  return {
    get: (key) => kept.get(key),
    set(key, value) {
      kept.set(key, value);
      if (kept.size <= MOST_KEPT) return;
      for (const oldest of kept.keys()) {
        kept.delete(oldest);
        break;
      }
    },
  };
}

import type { Outcome } from "../check.ts";

/** What a check of the page says of a file in which nobody can read a word. */
export function withoutText(finding: string, title: string, why: string): Outcome {
  return {
    share: 0,
    finding,
    evidence: [],
    advice: { title, why, note: null },
    praise: null,
    concern: null,
  };
}

import type { Outcome } from "../check.ts";
import type { Passage } from "../../evidence/passages.ts";
import type { Subject } from "../../evidence/subject.ts";

/** The sentences a person wrote: the summary and the bullets, walls left out. */
export function sentencesOf({ summary, bullets }: Subject): Passage[] {
  return summary ? [summary, ...bullets] : [...bullets];
}

/** What a check that looks for faults says where there is nothing to look at: no fault, and no points either. */
export function withoutSentences(title: string): Outcome {
  return {
    share: 0,
    finding: "There are no sentences to judge yet.",
    evidence: [],
    advice: {
      title: "Write a summary and bullets",
      why: "This is measured on what you wrote about your work, and there is none of it yet.",
      note: title,
    },
    praise: null,
    concern: null,
  };
}

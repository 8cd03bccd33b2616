import type { CareersIndex } from "../../careers/careers-index.ts";
import type { ResumeDraft } from "../../draft/draft.ts";
import { contentStems } from "../../text/tokens.ts";
import type { LetterJob } from "./asked.ts";
import type { LetterCheck } from "./check-letter.ts";
import type { UnprovenClaim } from "./claims.ts";
import { type Evidence, placeOf, sourcesOf } from "./evidence.ts";
import type { ResumeLine } from "./resume-lines.ts";

/** What the person did, to stand where a claim without proof stands. */
export interface Replacement {
  readonly text: string;
  readonly line: ResumeLine;
}

/** Shared words count for more than what the job asks, and that for more than figures and recency. */
const OF_SHARED = 4;
const OF_ASKED = 2;

/**
 * The line closest to a claim that the letter does not use yet, as a sentence. Of lines as close, one that answers
 * what the job asks and the letter does not, then one with a figure. Null where no line is left.
 */
export function replacementFor(
  claim: UnprovenClaim,
  check: LetterCheck,
  draft: ResumeDraft,
  job: LetterJob,
  careers: CareersIndex,
  today: number,
): Replacement | null {
  const used = new Set(check.proofs.map(({ line }) => line.number));
  const claimed = new Set(contentStems(claim.text));
  const worth = (one: Evidence) =>
    OF_SHARED * contentStems(one.line.text).filter((stem) => claimed.has(stem)).length +
    OF_ASKED * one.answers.filter((term) => check.asks[term]?.standing !== "letter").length +
    one.worth;
  const [best] = sourcesOf(draft, job, careers, today)
    .evidence.filter(({ line }) => !used.has(line.number))
    .toSorted((a, b) => worth(b) - worth(a));
  if (!best) return null;
  const place = placeOf(best);
  const opening =
    best.project !== ""
      ? `In my project “${place}” I `
      : best.stage?.where
        ? `At ${place}${place.includes(",") ? "," : ""} I `
        : "I ";
  const text = `${opening}${best.predicate}`;
  return { text: text.endsWith(".") ? text : `${text}.`, line: best.line };
}

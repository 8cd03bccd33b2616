import { ANSWER_PARTS, type AnswerShape } from "../question.ts";
import type { ScoreLine } from "../report.ts";
import { listed } from "../../text/wording.ts";
import { PART_NAMES } from "./remarks.ts";
import { CAPS, RUBRIC, scoresOf, WORDS_PER_STEP } from "./rubric.ts";
import type { SignId, SignValues } from "./sign.ts";

/** What makes a sign whole, as the end of "Step 3 needs …". */
const NEEDS: Readonly<Record<SignId, string>> = {
  "part-1": "",
  "part-2": "",
  "part-3": "",
  "part-4": "",
  "part-5": "",
  "own-part": "what you did yourself, with “I”",
  "measured-result": "one figure for the result",
  figures: "figures you can defend",
  circumstances: "when it was and who was there",
  particular: "one occasion, in the place of what is always so",
  deeds: "each thing you did, step by step",
  example: "an example from your own work",
  terms: "the terms of the subject in their place",
  "needed-points": "the points that are not said yet",
  points: "the further points",
  "placed-points": "a sentence of its own for each point",
  reasons: "why you did it that way",
  "trade-offs": "what you decided against, and why",
  limit: "where it ends or what it depends on",
  "plain-claims": "an amount in the place of words such as “a lot”",
  "sentence-length": "shorter sentences",
  "no-repeats": "each thing said once",
  "few-fillers": "fewer fillers",
  tests: "more tests that pass",
};

/** The same for what is explained and not done. */
const NEEDS_OF_EXPLANATION: Partial<Record<SignId, string>> = {
  reasons: "why it is so",
  "trade-offs": "what speaks against it",
  circumstances: "a case, with when and for whom",
  particular: "a case, in the place of what is always good",
};

/** What a sign needs to be whole: "the result". */
export function needOf(sign: SignId, shape: AnswerShape): string {
  const at = /^part-(\d)$/u.exec(sign)?.[1];
  const part = at ? ANSWER_PARTS[shape][Number(at) - 1] : undefined;
  if (part) return part === "mechanism" ? PART_NAMES[part] : `the ${PART_NAMES[part]}`;
  if (shape === "position" && sign === "circumstances") return "a date, and who it is about";
  return (shape === "story" ? undefined : NEEDS_OF_EXPLANATION[sign]) ?? NEEDS[sign];
}

/** More would be no step any more. */
const MOST_NEEDS = 3;

/**
 * What the next step of a line needs: the signs that are missing, the weightiest first, until they reach it. Null at 5. Each is tried by the rubric itself, so
 * that what is said here is enough.
 */
export function nextStep(
  line: ScoreLine,
  shape: AnswerShape,
  { values, counted }: { readonly values: SignValues; readonly counted: number },
  score: number,
): string | null {
  if (score >= 5) return null;
  if (shape !== "code" && counted < WORDS_PER_STEP * (score + 1))
    return `Step ${score + 1} needs more than ${counted} words.`;
  const capped = new Set(
    CAPS.filter(
      (cap) =>
        cap.line === line &&
        cap.shape === shape &&
        score >= cap.most &&
        values[cap.sign] < cap.below,
    ).map(({ sign }) => sign),
  );
  const missing = Object.entries(RUBRIC[line][shape])
    .map(([id, weight]) => ({ id: id as SignId, loss: weight * (1 - values[id as SignId]) }))
    .filter(({ loss }) => loss > 0.01)
    .toSorted((a, b) => Number(capped.has(b.id)) - Number(capped.has(a.id)) || b.loss - a.loss);
  const needs: string[] = [];
  let better = values;
  let reaches = false;
  for (const { id } of missing.slice(0, MOST_NEEDS)) {
    needs.push(needOf(id, shape));
    better = { ...better, [id]: 1 };
    reaches = scoresOf(shape, better, counted)[line] > score;
    if (reaches) break;
  }
  if (needs.length === 0) return `Step ${score + 1} needs more of what was asked.`;
  return `Step ${score + 1} needs ${listed([...new Set(needs)], 4)}${reaches ? "" : ", and more of what was asked"}.`;
}

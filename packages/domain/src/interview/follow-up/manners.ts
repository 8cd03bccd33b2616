import type { AnswerReading } from "../reading/index.ts";
import type { AnswerShape, Gap } from "../question.ts";
import type { InterviewerManner } from "../setup.ts";
import { gapKey, HEADLINE } from "./gap-key.ts";

/** Questions back to one question, at most. The limit of two stands in docs/decisions/0033. */
export const MOST_PER_QUESTION: Readonly<Record<InterviewerManner, number>> = {
  warm: 1,
  plain: 1,
  probing: 2,
  brisk: 1,
};

/** With fewer words that say something, more has to be said before anything in it can be asked about. */
const NEXT_TO_NOTHING = 8;
/** A brisk interviewer cuts in on an answer of more words: 150 seconds at 130 words a minute would be 325, and who is short of time waits for half of it. Our choice. */
const LONG_WINDED = 160;

/**
 * What each manner asks about, the first first; what it does not name it never asks. "headline" is the part of the shape that carries the answer, "part" any other one.
 * Source: setup.ts, `InterviewerManner`.
 */
const ORDER: Readonly<Record<InterviewerManner, readonly string[]>> = {
  warm: ["thin", "off-topic", "headline", "number", "part", "contradiction", "own-part"],
  plain: ["contradiction", "off-topic", "first"],
  probing: [
    "contradiction",
    "off-topic",
    "thin",
    "own-part",
    "number",
    "trade-off",
    "headline",
    "point",
    "part",
  ],
  brisk: ["off-topic", "long", "thin", "headline", "contradiction", "number"],
};

/** Gaps of which a manner would ask, in its order, each once. */
export function gapsToAsk(
  manner: InterviewerManner,
  shape: AnswerShape,
  reading: AnswerReading,
  contradicts: boolean,
): readonly Gap[] {
  const found = openGaps(reading);
  const all: readonly Gap[] = contradicts ? [{ kind: "contradiction" }, ...found] : found;
  const headline: Gap = { kind: "part", part: HEADLINE[shape] };
  const chosen = ORDER[manner].flatMap((wanted): readonly Gap[] => {
    switch (wanted) {
      case "first":
        return all;
      case "long":
        return reading.words > LONG_WINDED ? [headline] : [];
      case "headline":
        return all.filter((gap) => gapKey(gap) === gapKey(headline));
      default:
        return all.filter(({ kind }) => kind === wanted);
    }
  });
  const keys = chosen.map(gapKey);
  return chosen.filter((gap, at) => keys.indexOf(gapKey(gap)) === at);
}

/** Gaps in the order of the reading. An answer with something in it is asked about what it lacks; that it is short says nothing by itself. */
function openGaps({ gaps, counted, points }: AnswerReading): readonly Gap[] {
  const optional = new Set(points.filter(({ isNeeded }) => !isNeeded).map(({ id }) => id));
  const needed = gaps.filter((gap) => gap.kind !== "point" || !optional.has(gap.point));
  if (counted < NEXT_TO_NOTHING || needed.length === 1) return needed;
  return needed.filter(({ kind }) => kind !== "thin");
}

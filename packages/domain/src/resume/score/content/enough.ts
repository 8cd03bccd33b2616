import type { Check, Outcome } from "../check.ts";
import type { Subject } from "../subject.ts";
import { agree, counted, figure, inWords, sentenceStart } from "../wording.ts";

/** Bullets below which a page is too short to judge how it is written. Our choice, by how much there is to tell. */
const FEWEST = { fresher: 3, experienced: 5, long: 6 };

/** Years from which a career has more to tell. */
const LONG_CAREER = 5;

/** The fewest bullets from which this person's page can be judged. */
export function fewestBullets({ isFresher, years }: Pick<Subject, "isFresher" | "years">): number {
  if (isFresher) return FEWEST.fresher;
  return (years ?? 0) >= LONG_CAREER ? FEWEST.long : FEWEST.experienced;
}

/**
 * The check, measured on enough bullets: with fewer than `fewestBullets`, it earns only as large a part.
 *
 * Two faultless lines show less than eight, and a page of nothing has no fault at all.
 */
export function onEnough(check: Check): Check {
  return { ...check, run: (subject) => inProportion(check.run(subject), subject) };
}

function inProportion(outcome: Outcome, subject: Subject): Outcome {
  const fewest = fewestBullets(subject);
  const there = subject.bullets.length;
  if (outcome.share === null || outcome.share === 0 || there >= fewest) return outcome;
  const scarce = `${sentenceStart(there === 0 ? "no bullets" : counted(there, "bullet"))} ${agree(Math.max(1, there), "is", "are")} too few to judge; ${inWords(fewest)} show a pattern.`;
  return {
    ...outcome,
    share: (outcome.share * there) / fewest,
    finding: `${outcome.finding} ${scarce}`,
    praise: null,
    advice: outcome.advice ?? {
      title: `Write ${figure(fewest - there, "more bullet", "more bullets")} about what you did`,
      why: "How you write is judged on your bullets, and a few lines are too little to go by. Each job, internship or project has two or three things worth a line.",
      note: figure(there, "bullet"),
    },
  };
}

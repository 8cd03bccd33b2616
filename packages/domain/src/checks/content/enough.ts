import type { Check, Outcome } from "../check.ts";
import type { Subject } from "../../evidence/subject.ts";
import { agree, counted, figure, inWords, sentenceStart } from "../../text/wording.ts";

/**
 * Bullets below which a page shows too little to be full of proof, those below which not even its style can be judged,
 * and how many must name a result. Our choice, by how much the person has done: two or three bullets of each job,
 * internship or project.
 */
export const FEWEST_BULLETS = {
  proof: { fresher: 4, experienced: 6, long: 8 },
  style: { fresher: 3, experienced: 4, long: 5 },
  /** Bullets that name a result. */
  results: { fresher: 3, experienced: 5, long: 7 },
} as const;

/** Years of work from which a resume is expected to have more content. */
export const LONG_CAREER = 5;

/** The fewest bullets on which this person's page can be judged. */
export function fewestBullets(
  subject: Pick<Subject, "isFresher" | "years" | "hasMoreToTell">,
  what: keyof typeof FEWEST_BULLETS = "proof",
): number {
  return FEWEST_BULLETS[what][careerOf(subject)];
}

/** How much the person has done. Jobs without dates count as many: to date them never asks for more. */
export function careerOf({
  isFresher,
  years,
  hasMoreToTell,
}: Pick<Subject, "isFresher" | "years" | "hasMoreToTell">): "fresher" | "experienced" | "long" {
  if (isFresher) return "fresher";
  return hasMoreToTell || (years ?? 0) >= LONG_CAREER ? "long" : "experienced";
}

/**
 * The check, measured on enough bullets: with fewer than `fewestBullets`, it earns only as large a part.
 *
 * Two faultless lines show less than eight, and a page of nothing has no fault at all.
 */
export function onEnough(check: Check, what: keyof typeof FEWEST_BULLETS): Check {
  return {
    ...check,
    run: (subject) =>
      inProportion(check.run(subject), subject.bullets.length, fewestBullets(subject, what)),
  };
}

function inProportion(outcome: Outcome, there: number, fewest: number): Outcome {
  if (outcome.share === null || outcome.share === 0 || there >= fewest) return outcome;
  const scarce =
    there === 0
      ? `There is no bullet to judge; ${inWords(fewest)} show a pattern.`
      : `${sentenceStart(counted(there, "bullet"))} ${agree(there, "is", "are")} too few to judge; ${inWords(fewest)} show a pattern.`;
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

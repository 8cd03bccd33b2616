import { FEWEST_BULLETS } from "../../checks/content/enough.ts";
import { findResult } from "../../checks/content/results.ts";
import type { ResumeDraft } from "../../draft/draft.ts";
import { dutyOpening } from "../../lexicon/duties.ts";
import { opensWithVerb } from "../../lexicon/verbs.ts";
import { wordCount } from "../rewrite/sentences.ts";
import { linesOf } from "../rewrite/text-parts.ts";

/**
 * What the checks of single lines give the jobs and projects of a draft: results, figures and names, verbs in front,
 * length. A part of `contentPoints` that takes no time, to compare two ways of taking one text apart.
 *
 * Weights and limits: those of the checks "achievements", "specifics", "opening-verbs" and "bullet-length".
 */
export function linePoints({ resumeData: { experience, projects } }: ResumeDraft): number {
  const lines = [...experience, ...projects].flatMap(({ description }) =>
    linesOf(description).map(({ text }) => text),
  );
  if (lines.length === 0) return 0;
  const share = (holds: (line: string) => boolean) => lines.filter(holds).length / lines.length;
  const proven = lines.filter((line) => findResult(line) !== null).length;
  const wanted = Math.max(Math.ceil((lines.length * 2) / 3), FEWEST_BULLETS.results.experienced);
  const enough = Math.min(1, lines.length / FEWEST_BULLETS.proof.experienced);
  const named = share((line) => /\d|\s\p{Lu}/u.test(line));
  const opens = share((line) => opensWithVerb(line) && dutyOpening(line) === null);
  const short = share((line) => wordCount(line) >= 6 && wordCount(line) <= 30);
  return (
    12 * Math.min(1, proven / wanted) +
    3 * enough * Math.min(1, named / 0.75) +
    3 * enough * opens +
    short
  );
}

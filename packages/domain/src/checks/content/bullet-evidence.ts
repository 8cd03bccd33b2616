import type { Evidence } from "../../resume/report.ts";
import { absent } from "../check.ts";
import type { Outcome } from "../check.ts";
import type { Bullet } from "../../evidence/passages.ts";
import type { Subject } from "../../evidence/subject.ts";
import { figure } from "../../text/wording.ts";

/** A bullet as evidence, with what is marked in it. Marks in order of place, none over another. */
export function bulletEvidence(
  bullet: Bullet,
  marks: Evidence["marks"],
  example: Evidence["example"] = null,
): Evidence {
  return {
    line: bullet.lines[0] ?? null,
    where: bullet.where,
    quote: bullet.text,
    marks: marks.toSorted((a, b) => a.from - b.from),
    example,
  };
}

/** First lines of bullets, for remarks. */
export function firstLines(bullets: readonly Bullet[]): number[] {
  return bullets.flatMap((bullet) => bullet.lines.slice(0, 1));
}

/** "4 bullets", or "1 bullet". */
export function bulletFigure(count: number): string {
  return figure(count, "bullet");
}

/** What a check of bullets says where there are none. */
export function withoutBullets({ isFresher }: Subject, why: string): Outcome {
  return {
    share: 0,
    finding: "There is no bullet under a job or project to judge.",
    evidence: [
      absent(isFresher ? "No bullet under a project or internship" : "No bullet under a job"),
    ],
    advice: {
      title: isFresher
        ? "Say in bullets what you did in projects and internships"
        : "Say in bullets what you did in each job",
      why,
      note: "No bullets",
    },
    praise: null,
    concern: null,
  };
}

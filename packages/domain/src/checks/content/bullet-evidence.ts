import type { Evidence } from "../../resume/report.ts";
import { absent } from "../check.ts";
import type { Outcome } from "../check.ts";
import type { Bullet } from "../../evidence/passages.ts";
import type { Subject } from "../../evidence/subject.ts";
import { agree, counted, figure, sentenceStart } from "../../text/wording.ts";

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
export function withoutBullets({ isFresher, wallCount }: Subject, why: string): Outcome {
  if (wallCount > 0) return onlyWalls(wallCount);
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

/** There are bullets, and each is a list of key words, the skills once more or a sentence of the job description. */
function onlyWalls(count: number): Outcome {
  const are = agree(count, "is a list", "are lists");
  return {
    share: 0,
    finding: `${sentenceStart(counted(count, "bullet"))} ${are} of key words or copied, and no sentence about what you did.`,
    evidence: [absent("No bullet that is a sentence of your own")],
    advice: {
      title: `Write what you did in place of ${figure(count, "bullet")} of key words`,
      why: "A list of key words proves nothing. One of them in a sentence, with what you did and what came of it, does.",
      note: `${figure(count, "bullet")} of key words`,
    },
    praise: null,
    concern: {
      text: `${sentenceStart(counted(count, "bullet"))} ${agree(count, "names", "name")} key words and ${agree(count, "says", "say")} nothing you did.`,
      lines: [],
    },
  };
}

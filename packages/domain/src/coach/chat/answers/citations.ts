import type { Bullet } from "../../../evidence/passages.ts";
import type { Axis, CheckResult, MatchedTerm } from "../../../resume/report.ts";
import type { Citation } from "../answer.ts";
import type { ChatContext } from "../context.ts";

export const AXIS_NAMES: Readonly<Record<Axis, string>> = {
  readable: "Readable",
  content: "Content",
  match: "Match",
};

/** "6 of 12", "not measured". */
export function pointsOf({ points, maxPoints }: Pick<CheckResult, "points" | "maxPoints">): string {
  return maxPoints === 0 ? "not measured" : `${points} of ${maxPoints}`;
}

export function citeCheck(check: CheckResult): Citation {
  return { kind: "check", checkId: check.id, text: `${check.title}, ${pointsOf(check)}` };
}

export function citeTerm({ term, standing }: MatchedTerm): Citation {
  return { kind: "term", term, text: `${term}, ${standing}` };
}

/** Lines of the resume, the first with its words. Null for none that the report has. */
export function citeLines(
  { lines: all }: Pick<ChatContext, "lines">,
  numbers: readonly number[],
): Citation | null {
  const lines = [...new Set(numbers)]
    .filter((number) => all.some((line) => line.number === number))
    .toSorted((a, b) => a - b);
  const quote = all.find(({ number }) => number === lines[0])?.text;
  return quote === undefined ? null : { kind: "lines", lines, quote };
}

/** The first line of each of these bullets; of one bullet all of its lines. */
export function citeBullets(
  context: Pick<ChatContext, "lines">,
  bullets: readonly Bullet[],
): Citation | null {
  const lines =
    bullets.length === 1
      ? (bullets[0]?.lines ?? [])
      : bullets.flatMap((bullet) => bullet.lines.slice(0, 1));
  return citeLines(context, lines);
}

/** The lines a check found something to say about. */
export function citeEvidence(context: ChatContext, check: CheckResult): Citation | null {
  const ofEvidence = check.evidence.flatMap(({ line }) => (line === null ? [] : [line]));
  return citeLines(context, ofEvidence);
}

export function checkNamed({ report }: ChatContext, id: string): CheckResult | null {
  return report.checks.find((check) => check.id === id) ?? null;
}

/** Checks that lost points, the largest loss first. */
export function lossesOf(checks: readonly CheckResult[]): CheckResult[] {
  return checks
    .filter(({ points, maxPoints }) => points < maxPoints)
    .toSorted((a, b) => b.maxPoints - b.points - (a.maxPoints - a.points));
}

import type { Unheld } from "../unheld.ts";
import type { FactLine } from "../lines.ts";
import { regex } from "../../../text/regex.ts";

/** A step of a scale that a post or a class is on: "Grade II", "Level 3", "Scale-I". */
const STEP = regex("giu")`
  (?<!\p{L})(?<scale>grade|level|scale|category|group|tier)
    [\s\-]{1,2}(?<step>I{1,3}|IV|VI{0,3}|IX|X|\d{1,2}|[A-D])(?![\p{L}\p{N}.])
  |(?<!\p{L})(?<post>[a-z]{4,})[\s\-]{1,2}(?<rank>I{1,3}|IV)(?![\p{L}\p{N}.])
`;

const ROMAN: ReadonlyMap<string, string> = new Map(
  ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"].map((name, at) => [
    name,
    String(at + 1),
  ]),
);

interface Step {
  readonly of: string;
  readonly step: string;
  readonly from: number;
  readonly to: number;
}

function stepsOf(text: string): Step[] {
  return [...text.matchAll(STEP)].flatMap((match): Step[] => {
    const { scale, step, post, rank } = match.groups ?? {};
    const written = step ?? rank ?? "";
    // "Then i": a small letter counts nothing.
    if (written !== written.toUpperCase()) return [];
    return [
      {
        of: (scale ?? post ?? "").toLowerCase(),
        step: ROMAN.get(written) ?? written,
        from: match.index,
        to: match.index + match[0].length,
      },
    ];
  });
}

/** The steps that a source names on each scale. */
export function gradesOf(text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const grades = new Map<string, Set<string>>();
  for (const { of, step } of stepsOf(text)) grades.set(of, (grades.get(of) ?? new Set()).add(step));
  return grades;
}

/** "Grade I" of who was of grade II: the source names that scale with other steps only. */
export function unheldGrades(
  { text, at }: FactLine,
  grades: ReadonlyMap<string, ReadonlySet<string>>,
): Unheld[] {
  return stepsOf(text).flatMap(({ of, step, from, to }): Unheld[] => {
    const own = grades.get(of);
    return own === undefined || own.has(step)
      ? []
      : [{ kind: "title", from: at + from, to: at + to }];
  });
}

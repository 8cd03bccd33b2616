import { regex } from "../../../text/regex.ts";
import type { FactLine } from "../lines.ts";
import type { Unheld } from "../unheld.ts";

/** Outcomes that are told of in one phrase, and what a source that tells of them says. */
const OUTCOMES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:on|ahead of|before) (?:schedule|deadline)\b|\b(?:within|meeting|met) (?:the |all |every )?deadlines?\b/giu,
    regex(
      "iu",
    )`\b(?:schedule|time(?:ly)?|deadline|early|earlier|before|delay|target date|punctual|due date|in advance|ahead)\b|समय|pünktlich|termin|samay|time par`,
  ],
  [/\b(?:within|under|below) budget\b/giu, /\bbudget|cost|saved|saving|बजट/iu],
];

/** "On schedule", "under budget" where the source says nothing of the kind. */
export function unheldOutcomes({ text, at }: FactLine, source: readonly boolean[]): Unheld[] {
  return OUTCOMES.flatMap(([claim], i) =>
    source[i]
      ? []
      : [...text.matchAll(claim)].map((match): Unheld => ({
          kind: "award",
          from: at + match.index,
          to: at + match.index + match[0].length,
        })),
  );
}

/** Whether a source tells of each outcome. */
export function outcomesIn(text: string): boolean[] {
  return OUTCOMES.map(([, told]) => told.test(text));
}

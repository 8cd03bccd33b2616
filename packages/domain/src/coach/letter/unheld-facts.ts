import type { CareersIndex } from "../../careers/careers-index.ts";
import type { ResumeDraft } from "../../draft/draft.ts";
import { lowerStart } from "../../text/wording.ts";
import { checkFacts } from "../facts/check-facts.ts";
import { factSourceOf } from "../facts/fact-source.ts";
import type { FactViolation } from "../facts/violation.ts";
import { careerOf, yearsOfWork } from "./career.ts";
import type { Letter } from "./letter.ts";
import type { LetterSentence } from "./sentences.ts";

/**
 * The facts that the resume does not hold, by the number of the sentence that states them. The years its dates add up
 * to are the person's too. The sentences are checked together: the resume is read once.
 */
export function unheldFacts(
  sentences: readonly LetterSentence[],
  { role, company, day }: Letter,
  draft: ResumeDraft,
  careers: CareersIndex,
): ReadonlyMap<number, readonly FactViolation[]> {
  const years = yearsOfWork(careerOf(draft, day), day) ?? 0;
  const source = `${factSourceOf(draft)}\n${years} ${years === 1 ? "year" : "years"} of work experience`;
  // "At Lakeside Hospital" begins with no part of the name.
  const texts = sentences.map(({ text }) => text.replace(/^(?:At|In|As|For)\b/u, lowerStart));
  const allowed = [role, company].filter(Boolean);
  const violations = checkFacts(source, texts.join("\n"), { careers, allowed, today: day });
  const found = new Map<number, readonly FactViolation[]>();
  let from = 0;
  for (const [at, { number }] of sentences.entries()) {
    const to = from + (texts[at]?.length ?? 0);
    const start = from;
    found.set(
      number,
      violations.filter((one) => one.from >= start && one.from < to),
    );
    from = to + 1;
  }
  return found;
}

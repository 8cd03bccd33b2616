import { entriesOf } from "../../facts/entries.ts";
import { monthIndex } from "../../facts/months.ts";
import { employersOf } from "../../facts/mentions.ts";
import type { AnswerReading, AnswerText } from "../../reading/index.ts";
import type { OwnFact } from "../../setup.ts";
import { quoteOf } from "../quote.ts";
import { otherFigure } from "./figures.ts";
import type { Found, ToldClause } from "./found.ts";
import { otherEmployer } from "./other-employer.ts";
import { otherExperience, otherTimes } from "./times.ts";

/** What an answer says otherwise than the resume, with what an interviewer says to it. */
export interface Contradiction {
  /** Words of the answer. */
  readonly quote: string;
  /** "{quote}" stands for them. */
  readonly wordings: readonly string[];
}

/**
 * The first thing an answer says otherwise than the resume: a year or a length of a job, years of experience, a figure, an employer. Null where there is none, and without
 * a resume.
 *
 * Which of the two is right is not known, so it is only asked about.
 *
 * @param startedAt  in UTC, "2026-11-23T04:12:09.120Z": jobs that go on end then
 */
export function findContradiction(
  reading: AnswerReading,
  answers: readonly AnswerText[],
  facts: readonly OwnFact[],
  startedAt: string,
): Contradiction | null {
  if (facts.length === 0) return null;
  const now = monthIndex(startedAt.slice(0, 7));
  const jobs = entriesOf(facts, "job");
  const employers = employersOf(facts);
  const told = reading.sentences.flatMap(({ standing, clauses, text }): readonly ToldClause[] =>
    standing === "counts" ? clauses.map((clause) => ({ clause, sentence: text })) : [],
  );
  const checks: readonly ((one: ToldClause) => Found | null)[] = [
    (one) => otherTimes(one, employers, now),
    (one) => otherExperience(one, jobs, now),
    (one) => otherFigure(one, facts),
    (one) => otherEmployer(one, facts),
  ];
  for (const check of checks) {
    for (const one of told) {
      const found = check(one);
      const quote = found ? quoteOf(found.span, answers) : "";
      if (found && quote !== "") return { quote, wordings: wordingsOf(found) };
    }
  }
  return null;
}

function wordingsOf({ resumeSays }: Found): readonly string[] {
  // Texts of the resume are no patterns.
  const says = resumeSays.replaceAll("{", "(").replaceAll("}", ")");
  return [
    `You said “{quote}”, and ${says}. How does that fit together?`,
    `You said “{quote}”. But ${says}. Which is right?`,
    `Help me here: you said “{quote}”, and ${says}.`,
  ];
}

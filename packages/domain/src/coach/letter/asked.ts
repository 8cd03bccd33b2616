import type { CareersIndex } from "../../careers/careers-index.ts";
import { isNamed } from "../../careers/careers-index.ts";
import { findMentions, passagesNaming } from "../../evidence/match-status.ts";
import type { Passage } from "../../evidence/passages.ts";
import type { JobReading } from "../../job/job-reading.ts";
import { isSpokenLanguage } from "../../lexicon/spoken-languages.ts";
import type { JobTerm } from "../../resume/report.ts";
import { tokenize } from "../../text/tokens.ts";
import { lowerStart } from "../../text/wording.ts";

/** A job and what its description says, word for word. */
export interface LetterJob {
  readonly reading: JobReading;
  readonly text: string;
}

/** A numbered text that may name what a job asks. */
export interface NumberedText {
  readonly number: number;
  readonly text: string;
  readonly isList: boolean;
}

/** Which texts name each term of the job, by the numbers of the texts, in the order of `job.reading.terms`. */
export function textsNaming(
  texts: readonly NumberedText[],
  { reading, text }: LetterJob,
  index: CareersIndex,
): readonly (readonly number[])[] {
  const passages = texts.map((one): Passage => ({
    text: one.text,
    lines: [one.number],
    where: "",
    kind: one.isList ? "list" : "bullet",
    month: null,
    isWall: false,
  }));
  // A tag is a passage of its own, so that "R" and "Go" in a list are what they are.
  const apart = passages.flatMap((passage) =>
    passage.kind === "list"
      ? passage.text.split(", ").map((tag) => ({ ...passage, text: tag }))
      : [passage],
  );
  const mentions = findMentions(apart, index, text);
  return reading.terms.map((term) => [
    ...new Set([
      ...passagesNaming(term, mentions).flatMap(({ lines }) => lines),
      ...texts.filter((one) => saysAll(one.text, term.term)).map(({ number }) => number),
    ]),
  ]);
}

/** Whether a text says a term of several words in one piece, though its skill may be found under a longer name there. */
function saysAll(text: string, term: string): boolean {
  const words = tokenize(term).map(({ key }) => key);
  return (
    words.length > 1 &&
    ` ${tokenize(text)
      .map(({ key }) => key)
      .join(" ")} `.includes(` ${words.join(" ")} `)
  );
}

/** A term inside of a sentence: names as they are, ordinary words in small letters: "patient care", "Power BI". As the job writes it, where that says. */
export function termInProse({ term, skillId }: JobTerm, job: string, index: CareersIndex): string {
  if (job.includes(lowerStart(term))) return lowerStart(term);
  const skill = skillId === null ? undefined : index.skills.get(skillId);
  if (isSpokenLanguage(term) || (skill && isNamed(skill)) || skill?.kind === "certification")
    return term;
  return /^\p{Lu}\p{Ll}+(?:[\s-]\p{Ll}+)*$/u.test(term) ? lowerStart(term) : term;
}

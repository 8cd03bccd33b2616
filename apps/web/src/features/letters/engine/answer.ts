import { indexCareers, type Careers } from "@taiyari/domain/careers";
import {
  changeTone,
  checkLetter,
  draftLetter,
  type LetterJob,
  plainer,
  replacementFor,
  shorter,
} from "@taiyari/domain/coach";
import { readJobDescription } from "@taiyari/domain/job";
import { assertNever } from "@taiyari/domain/result";
import type { Answers, LetterBasis, Question } from "./messages.ts";

/** Answers questions about letters, with the careers it was given. Keeps the last job description read. */
export function createAnswerer() {
  let known: Careers = { skills: [], roles: [], industries: [] };
  let job: LetterJob | null = null;

  function jobOf({ jobDescription }: LetterBasis): LetterJob {
    if (job?.text !== jobDescription)
      job = { reading: readJobDescription(jobDescription, known), text: jobDescription };
    return job;
  }

  return (question: Question): Answers[Question["kind"]] => {
    if (question.kind === "careers") {
      known = question.careers;
      job = null;
      return null;
    }
    const { basis } = question;
    const { draft, today } = basis;
    const careers = indexCareers(known);
    const about = jobOf(basis);
    switch (question.kind) {
      case "draft": {
        const { company, tone } = question;
        const role = question.role || about.reading.title;
        return draftLetter({ draft, job: about, role, company, tone, careers, today });
      }
      case "check": {
        const { letter } = question;
        const check = checkLetter(letter, draft, about, careers);
        const [claim] = check.unproven;
        const replacement =
          claim === undefined ? null : replacementFor(claim, check, draft, about, careers, today);
        return { letter, check, replacement };
      }
      case "tone": {
        const { letter, tone } = question;
        const { role, company } = letter;
        return changeTone(letter, tone, { draft, job: about, role, company, tone, careers, today });
      }
      case "shorter": {
        const { letter, paragraph } = question;
        return shorter(letter, paragraph, checkLetter(letter, draft, about, careers));
      }
      case "plainer": {
        const { letter, paragraph } = question;
        return plainer(letter.paragraphs.find(({ id }) => id === paragraph)?.text ?? "");
      }
      default:
        return assertNever(question);
    }
  };
}

import type { ResumeUpload } from "@taiyari/contract";

/** The wizard's answers, as they travel. */
export type Metadata = ResumeUpload["metadata"];

/** The analysis form's answers, as they travel. */
export type Details = ResumeUpload["details"];

/** Answers without those that were taken back. */
export function withoutBlanks<Answers extends object>(answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).filter(([, value]) => value !== undefined),
  ) as Answers;
}

import type { ResumeUpload } from "@taiyari/contract";
import { prefillDetails, type PrefilledDetails } from "@taiyari/domain/report";
import type { ResumeMetadata } from "@taiyari/domain/resume";

/** The wizard's answers, as they travel. */
export type Metadata = ResumeUpload["metadata"];

/** The analysis form's answers, as they travel. */
export type Details = ResumeUpload["details"];

/** What is known of a resume before its form is filled, and where each answer came from. */
export function knownDetails(
  { metadata, read }: Pick<ResumeUpload, "metadata" | "read">,
  preparedRole = "",
): PrefilledDetails {
  return prefillDetails(withoutBlanks(metadata) as ResumeMetadata, read, preparedRole);
}

/** Answers without those that were taken back. */
export function withoutBlanks<Answers extends object>(answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).filter(([, value]) => value !== undefined),
  ) as Answers;
}

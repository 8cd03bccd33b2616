import type { ResumeDraft } from "@taiyari/domain/draft";

/** The longest name of a resume. Source: the contract, `createResume`. */
export const LONGEST_NAME = 120;

/**
 * What to call a resume until its owner says otherwise: by the work it is for, else by the file it came from, else by
 * the person.
 *
 * @param fileName  "" for a text that was pasted
 */
export function suggestedName({ resumeData }: ResumeDraft, fileName: string): string {
  const { title, fullName } = resumeData.personal;
  const stem = fileName.replace(/\.[^.]{1,5}$/u, "").replaceAll(/[_\s]+/gu, " ");
  const candidates = [title, stem, fullName].map((text) => text.replaceAll(/\s+/gu, " ").trim());
  const name = candidates.find(Boolean) ?? "My resume";
  const cut = name.slice(0, LONGEST_NAME);
  // A cut may go through the middle of a sign.
  return (cut.isWellFormed() ? cut : cut.slice(0, -1)).trim();
}

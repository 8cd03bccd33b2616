import type { Resume } from "../resume/resume.ts";
import type { ResumeDraft } from "./draft.ts";
import { LIST_SECTIONS } from "./holders.ts";
import { newDraft } from "./new-draft.ts";
import { repairDraft } from "./repair-draft.ts";

/**
 * A new draft that holds a resume. Sections that are hidden at the beginning are shown when there is anything in
 * them; what goes beyond the limits is cut.
 *
 * @param newId  gives another id each time: for the entries
 */
export function draftFromResume(resume: Resume, newId: () => string): ResumeDraft {
  const empty = newDraft();
  const filled = new Set<string>(LIST_SECTIONS.filter((id) => resume[id].length > 0));
  const lists = LIST_SECTIONS.map(
    (id) => [id, resume[id].map((entry) => ({ id: newId(), ...entry }))] as const,
  );
  const draft = repairDraft({
    ...empty,
    resumeData: {
      personal: { ...resume.personal, photo: "" },
      skills: resume.skills,
      ...Object.fromEntries(lists),
    },
    sections: empty.sections.map(({ id, isHidden }) => ({
      id,
      isHidden: isHidden && !filled.has(id),
    })),
  });
  return draft ?? empty;
}

import { bySection, isListSection } from "../fields/sections.ts";
import type { Resume } from "../resume/resume.ts";
import type { DraftData, ResumeDraft } from "./draft.ts";
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
  const draft = repairDraft({
    ...empty,
    resumeData: bySection<DraftData>((id) => {
      if (id === "personal") return { ...resume[id], photo: "" };
      if (!isListSection(id)) return resume[id];
      return resume[id].map((entry) => ({ id: newId(), ...entry })) as DraftData[typeof id];
    }),
    sections: empty.sections.map(({ id, isHidden }) => ({
      id,
      isHidden: isHidden && !(isListSection(id) && resume[id].length > 0),
    })),
  });
  return draft ?? empty;
}

import { newDraft, type DraftData, type ResumeDraft } from "@taiyari/domain/draft";

/** What a test says of a draft; the rest is a new one's. */
export interface GivenDraft extends Partial<Omit<DraftData, "personal">> {
  readonly personal?: Partial<DraftData["personal"]>;
  readonly template?: string;
  readonly sections?: ResumeDraft["sections"];
  readonly chosen?: ResumeDraft["chosen"];
}

/** A draft of Asha Verma, data analyst, unless something else is said. */
export function makeDraft(given: GivenDraft = {}): ResumeDraft {
  const { personal, template, sections, chosen, ...lists } = given;
  const draft = newDraft();
  return {
    resumeData: {
      ...draft.resumeData,
      ...lists,
      personal: {
        ...draft.resumeData.personal,
        fullName: "Asha Verma",
        title: "Data Analyst",
        ...personal,
      },
    },
    currentTemplate: template ?? draft.currentTemplate,
    sections: sections ?? draft.sections,
    chosen: chosen ?? {},
  };
}

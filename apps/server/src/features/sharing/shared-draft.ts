import {
  type DraftCustomSection,
  type DraftData,
  newDraft,
  type ResumeDraft,
  withoutHiddenItems,
} from "@taiyari/domain/draft";
import { bySection, isSection, type SectionId } from "@taiyari/domain/fields";
import type { Template } from "@taiyari/domain/resume";

const BLANK = newDraft().resumeData;

/**
 * A draft as others may see it: without the contents of hidden sections, without hidden entries and the person's own
 * hidden sections even by name, without a photo that the looks leave out, without an end that "Present" stands for, without what a section was
 * filled with while it was of the other type.
 *
 * A section counts as shown only where it is listed, and nowhere listed as hidden.
 *
 * @param templates  those there are; with another one a photo stays unless the person switched it off
 */
export function sharedDraft(draft: ResumeDraft, templates: readonly Template[]): ResumeDraft {
  const hidden = new Set(draft.sections.filter((each) => each.isHidden).map((each) => each.id));
  const shown = new Set(draft.sections.map((each) => each.id).filter((id) => !hidden.has(id)));
  const template = templates.find((each) => each.id === draft.currentTemplate);
  const hasPhoto = draft.chosen.photo ?? template?.defaults.photo ?? true;
  const data = withoutHiddenItems(draft).resumeData;
  const pick = <Id extends SectionId>(id: Id): DraftData[Id] =>
    shown.has(id) ? data[id] : BLANK[id];
  const personal = pick("personal");

  return {
    ...draft,
    sections: draft.sections
      .filter((each) => shown.has(each.id) || isSection(each.id))
      .map((each) => (shown.has(each.id) ? each : { id: each.id, isHidden: each.isHidden })),
    resumeData: {
      ...bySection<DraftData>(pick),
      personal: hasPhoto ? personal : { ...personal, photo: "" },
      experience: pick("experience").map(withoutIdleEnd),
      education: pick("education").map(withoutIdleEnd),
      custom: data.custom.filter((each) => shown.has(each.id)).map(asItsType),
    },
  };
}

function asItsType(section: DraftCustomSection): DraftCustomSection {
  return section.isRepeatable ? { ...section, content: "" } : { ...section, items: [] };
}

function withoutIdleEnd<Entry extends { readonly current: boolean; readonly endDate: string }>(
  entry: Entry,
): Entry {
  return entry.current ? { ...entry, endDate: "" } : entry;
}

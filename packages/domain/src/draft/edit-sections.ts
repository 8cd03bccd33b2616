import type { CustomKind } from "../resume/template.ts";
import { isSection, type SectionId } from "../fields/sections.ts";
import {
  type DraftCustomSection,
  type DraftSection,
  MAX_HEADING_TEXT,
  type ResumeDraft,
} from "./draft.ts";
import { moveTo } from "./edit-items.ts";
import { customSection, withCustom, withData } from "./holders.ts";
import { canAdd, fitText, isId } from "./limits.ts";
import { defaultHeading } from "./sections-of.ts";

/** What the id of a section of the person's own begins with. Source: the specification, section 3. */
export const CUSTOM_PREFIX = "custom_";

interface NewSection {
  readonly id: string;
  readonly name: string;
  readonly isRepeatable: boolean;
  readonly like?: CustomKind;
}

/** The draft with a section of the person's own, last. Its name may not be blank (the specification, section 5). */
export function addSection(
  draft: ResumeDraft,
  { id, name, isRepeatable, like }: NewSection,
): ResumeDraft {
  const isTaken = draft.sections.some((section) => section.id === id);
  const isNamed = name.trim() !== "";
  if (isTaken || !isNamed || !canAdd(draft, null)) return draft;
  if (!isId(id) || !id.startsWith(CUSTOM_PREFIX)) return draft;
  const entries = isRepeatable && like ? { like } : {};
  const section = {
    id,
    name: fitText(name.trim()),
    isRepeatable,
    ...entries,
    content: "",
    items: [],
  };
  const added = withData(draft, { custom: [...draft.resumeData.custom, section] });
  return { ...added, sections: [...draft.sections, { id, isHidden: false }] };
}

/**
 * The draft with another name for a section: of the person's own sections the name, of the others their heading. A blank
 * one, or the name it has by itself, takes the heading away.
 */
export function renameSection(draft: ResumeDraft, id: string, name: string): ResumeDraft {
  const section = customSection(draft, id);
  const fitted = fitText(name, MAX_HEADING_TEXT);
  if (isSection(id)) return withHeading(draft, id, fitted.trim());
  if (!section || fitted.trim() === "" || fitted === section.name) return draft;
  return withCustom(draft, { ...section, name: fitted });
}

/** The draft with a heading of that section; "" for the one it has by itself. */
export function withHeading(draft: ResumeDraft, id: SectionId, heading: string): ResumeDraft {
  const found = draft.sections.find((section) => section.id === id);
  const own = heading === defaultHeading(id) ? "" : heading;
  if (!found || (found.heading ?? "") === own) return draft;
  const { heading: _before, ...rest } = found;
  const renamed = own === "" ? rest : { ...rest, heading: own };
  const sections = draft.sections.map((section) => (section === found ? renamed : section));
  return { ...draft, sections };
}

/** The draft without a section of the person's own and what was in it. Those every resume has stay. */
export function removeSection(draft: ResumeDraft, id: string): ResumeDraft {
  if (!customSection(draft, id)) return draft;
  const custom = draft.resumeData.custom.filter((section) => section.id !== id);
  const sections = draft.sections.filter((section) => section.id !== id);
  return { ...withData(draft, { custom }), sections };
}

/** The draft with a section at another place. */
export function moveSection(draft: ResumeDraft, id: string, to: number): ResumeDraft {
  const sections = moveTo(draft.sections, id, to);
  return sections === draft.sections ? draft : withSections(draft, sections);
}

/** The draft with a section hidden or shown. */
export function hideSection(draft: ResumeDraft, id: string, isHidden: boolean): ResumeDraft {
  const found = draft.sections.find((section) => section.id === id);
  if (!found || found.isHidden === isHidden) return draft;
  const sections = draft.sections.map((section) =>
    section === found ? { ...section, isHidden } : section,
  );
  return { ...draft, sections };
}

/** The draft with its sections in another order; those of the person's own are in `custom` in that order too. */
export function withSections(draft: ResumeDraft, sections: readonly DraftSection[]): ResumeDraft {
  const { custom } = draft.resumeData;
  const sorted = inOrderOf(custom, sections);
  const isSame = sorted.every((section, i) => section === custom[i]);
  return { ...(isSame ? draft : withData(draft, { custom: sorted })), sections };
}

/** The person's own sections in the order of all sections. */
export function inOrderOf(
  custom: readonly DraftCustomSection[],
  sections: readonly DraftSection[],
): readonly DraftCustomSection[] {
  const place = new Map(sections.map(({ id }, i) => [id, i]));
  const last = sections.length;
  return custom.toSorted((a, b) => (place.get(a.id) ?? last) - (place.get(b.id) ?? last));
}

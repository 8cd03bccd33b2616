import { bySection, isListSection } from "../fields/sections.ts";
import type { TemplateData } from "../resume/template.ts";
import type { DraftCustomSection, DraftSection, ResumeDraft } from "./draft.ts";
import { inOrderOf } from "./edit-sections.ts";
import { isBlankItem } from "./filled.ts";
import { type AnyItem, itemsOf } from "./holders.ts";
import { SECTIONS } from "./sections.ts";
import { definitionOf } from "./sections-of.ts";

/**
 * What a template is filled with. Blank entries, blank tags and the blanks around texts are left out; dates are as
 * written otherwise. The end of something current is kept in the draft and left out here.
 *
 * Place n of a list is entry n of `shownItemsOf`.
 */
export function toTemplateData(draft: ResumeDraft): TemplateData {
  const { resumeData: data, sections } = draft;
  return {
    ...bySection<TemplateData>((id) =>
      isListSection(id)
        ? (shownItemsOf(draft, id).map(shown) as object[] as TemplateData[typeof id])
        : trimmed(data[id]),
    ),
    custom: inOrderOf(data.custom, sections).map((section) => ownSection(draft, section)),
    sections: {
      order: isInFirstOrder(sections) ? [] : sections.map(({ id }) => id),
      hidden: sections.filter(({ isHidden }) => isHidden).map(({ id }) => id),
    },
  };
}

/**
 * Whether the person has left the sections as they were: those every resume has in their first order, the others
 * behind them. Then the template's order counts.
 */
function isInFirstOrder(sections: readonly DraftSection[]): boolean {
  return SECTIONS.every(({ id }, place) => sections[place]?.id === id);
}

/** The entries of a section that are not blank, in the order and at the places of `toTemplateData`. */
export function shownItemsOf(draft: ResumeDraft, sectionId: string): readonly AnyItem[] {
  const definition = definitionOf(draft, sectionId);
  if (!definition?.isRepeatable) return [];
  return itemsOf(draft, sectionId).filter((item) => !isBlankItem(definition, item));
}

function ownSection(
  draft: ResumeDraft,
  { id, name, isRepeatable, content, items }: DraftCustomSection,
) {
  return {
    id,
    name: name.trim(),
    content: isRepeatable ? "" : content.trim(),
    items: isRepeatable ? shownOf(draft, id, items) : [],
  };
}

function shownOf<Entry extends AnyItem>(
  draft: ResumeDraft,
  sectionId: string,
  items: readonly Entry[],
): readonly Omit<Entry, "id">[] {
  const definition = definitionOf(draft, sectionId);
  if (!definition) return [];
  return items.filter((item) => !isBlankItem(definition, item)).map(shown);
}

function shown<Entry extends AnyItem>({ id: _id, ...entry }: Entry): Omit<Entry, "id"> {
  const values = trimmed(entry);
  const isOver = !("current" in values) || values.current !== true;
  return isOver ? values : { ...values, endDate: "" };
}

/** With every text trimmed, in lists too. */
function trimmed<Holder extends object>(holder: Holder): Holder {
  const values = Object.entries(holder).map(([name, value]: [string, unknown]) => {
    if (typeof value === "string") return [name, value.trim()] as const;
    return [name, Array.isArray(value) ? trimmedTags(value) : value] as const;
  });
  return Object.fromEntries(values) as Holder;
}

function trimmedTags(tags: readonly string[]): readonly string[] {
  return tags.map((tag) => tag.trim()).filter(Boolean);
}

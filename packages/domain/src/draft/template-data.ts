import { bySection, fieldsOf, isListSection, type SectionField } from "../fields/sections.ts";
import type { TongueId } from "../lexicon/tongues/index.ts";
import type { CustomSection, SkillGroup, TemplateData } from "../resume/template.ts";
import type { DraftCustomSection, DraftSection, ResumeDraft } from "./draft.ts";
import { inOrderOf } from "./edit-sections.ts";
import { groupEmployers } from "./group-employers.ts";
import { isItemHidden } from "./hidden-items.ts";
import { isBlankItem, isFilled } from "./filled.ts";
import { languageText } from "./languages.ts";
import { type AnyItem, fieldOf, itemsOf, textOf } from "./holders.ts";
import { printedDate, printedWords } from "./printed-words.ts";
import { withShownLevels } from "./shown-levels.ts";
import { SECTIONS } from "./sections.ts";
import { entriesDefinition } from "./sections-of.ts";

/**
 * What a template is filled with. Hidden and blank entries, blank tags and the blanks around texts are left out; dates are in
 * the language of the resume. The end of something current is kept in the draft and left out here.
 *
 * Place n of a list is entry n of `shownItemsOf`. Jobs at one company are one block (`groupEmployers`).
 */
export function toTemplateData(draft: ResumeDraft): TemplateData {
  const data = toShownData(draft);
  return { ...data, experience: groupEmployers(data.experience) };
}

/** The same with each entry by itself, as files that machines read have it. */
export function toShownData(kept: ResumeDraft): TemplateData {
  const draft = withShownLevels(kept);
  const { resumeData: data, sections, language } = draft;
  return {
    ...bySection<TemplateData>((id) => {
      if (id === "skills") return skillsOf(draft);
      if (!isListSection(id)) return trimmed(data[id]);
      const dates = fieldsOf(id).filter(({ type }) => type === "date");
      const inLanguage = (entry: object) => withPrintedDates(entry, dates, language);
      return shownItemsOf(draft, id).map(shown).map(inLanguage) as TemplateData[typeof id];
    }),
    labels: printedWords(draft),
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

/** The entries of a section that are neither hidden nor blank, of skills the groups that hold any, in the order and at the places of `toTemplateData`. */
export function shownItemsOf(draft: ResumeDraft, sectionId: string): readonly AnyItem[] {
  const definition = entriesDefinition(draft, sectionId);
  if (!definition) return [];
  return itemsOf(draft, sectionId).filter(
    (item) =>
      !isItemHidden(item) &&
      !isBlankItem(definition, item) &&
      (sectionId !== "skills" || isFilled(fieldOf(item, "skills"))),
  );
}

function skillsOf(draft: ResumeDraft): TemplateData["skills"] {
  const { groups: _groups, ...tags } = draft.resumeData.skills;
  const groups = shownItemsOf(draft, "skills").map(shown) as SkillGroup[];
  return groups.length === 0 ? trimmed(tags) : { ...trimmed(tags), groups };
}

/** The dates of entries of sections of one's own. */
const PERIOD = [{ id: "startDate" }, { id: "endDate" }];

function ownSection(draft: ResumeDraft, section: DraftCustomSection) {
  const { id, name, isRepeatable, content, like } = section;
  return {
    id,
    name: name.trim(),
    content: isRepeatable ? "" : content.trim(),
    items: shownItemsOf(draft, id)
      .map(shown)
      .map((item) =>
        like === "language"
          ? { title: languageText(item), description: textOf(item, "description") }
          : withPrintedDates(item, PERIOD, draft.language),
      ) as CustomSection["items"],
  };
}

function shown({ id: _id, isHidden: _isHidden, ...entry }: AnyItem): object {
  const values = trimmed(entry);
  const isOver = !("current" in values) || values.current !== true;
  return isOver ? values : { ...values, endDate: "" };
}

function withPrintedDates(
  entry: object,
  dates: readonly Pick<SectionField, "id">[],
  language: TongueId | undefined,
): object {
  if (!language) return entry;
  const filled = dates.filter(({ id }) => textOf(entry, id) !== "");
  const printed = filled.map(({ id }) => [id, printedDate(textOf(entry, id), language)] as const);
  return { ...entry, ...Object.fromEntries(printed) };
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

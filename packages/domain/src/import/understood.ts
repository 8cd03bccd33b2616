import type { ResumeDraft } from "../draft/draft.ts";
import { isBlankItem, isFilled } from "../draft/filled.ts";
import { fieldOf, holderOf, itemsOf, textOf } from "../draft/holders.ts";
import { namesOf } from "../draft/item-title.ts";
import { type SectionOfDraft, sectionsOf } from "../draft/sections-of.ts";
import type { Understood } from "./imported.ts";
import { plainText } from "../rich/stored.ts";

/** What is in a draft, section by section; empty sections are left out. */
export function understoodOf(draft: ResumeDraft): readonly Understood[] {
  return sectionsOf(draft).flatMap((section): Understood[] => {
    const titles = titlesOf(draft, section);
    if (titles.length === 0) return [];
    const { id, name, isHidden } = section;
    return [{ section: id, name, count: titles.length, titles, isHidden }];
  });
}

function titlesOf(draft: ResumeDraft, section: SectionOfDraft): readonly string[] {
  if (section.isRepeatable) {
    return itemsOf(draft, section.id)
      .filter((item) => !isBlankItem(section, item))
      .map((item) => namesOf(section.id, item).join(" · "));
  }
  const holder = holderOf(draft, section.id, null);
  if (!holder) return [];
  if (section.id === "personal") {
    const filled = section.fields.filter(({ id }) => isFilled(fieldOf(holder, id)));
    const photo = textOf(holder, "photo") === "" ? [] : ["Photo"];
    return [...filled.map(({ name }) => name), ...photo];
  }
  if (section.isCustom) return plainText(textOf(holder, "content")).split("\n").filter(Boolean);
  const groups = itemsOf(draft, section.id);
  return [holder, ...groups].flatMap((each) =>
    [...section.fields.map(({ id }) => id), "skills"].flatMap((id) => {
      const value = fieldOf(each, id);
      return Array.isArray(value) ? (value as readonly string[]) : [];
    }),
  );
}

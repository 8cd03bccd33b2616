import type { CustomItem } from "../resume/template.ts";
import { onOneLine } from "../text/one-line.ts";
import { addSection, CUSTOM_PREFIX } from "./edit-sections.ts";
import type { DraftCustomSection, ResumeDraft } from "./draft.ts";
import { textOf, withData } from "./holders.ts";

/** A level of the Common European Framework of Reference for Languages. */
const CEFR = /^[ABC][12]$/iu;

/** "German (fluent, C1)", "German – C1", "German: fluent": the language, and what is said of it. */
const SAID = /^([^(:–—]*[^(:–—\s])\s*(?:\((.+)\)|[:–—]\s*(.+))\s*$/u;

/** What an entry of a section of languages holds. */
type LanguageItem = Required<Pick<CustomItem, "title" | "level" | "cefr">>;

/** An entry as it is printed and as a tag says it: "German (fluent, C1)"; without brackets where nothing is said of it. */
export function languageText(item: object): string {
  const [title = "", ...said] = ["title", "level", "cefr"].map((id) => onOneLine(textOf(item, id)));
  const how = said.filter(Boolean).join(", ");
  return how === "" ? title : `${title} (${how})`;
}

/** A language, and what a tag says of it in brackets or behind a dash or colon; "" for nothing. */
export function splitLanguage(tag: string): { readonly title: string; readonly said: string } {
  const [, title = tag, bracketed, behind] = SAID.exec(tag.trim()) ?? [];
  return { title: title.trim(), said: (bracketed ?? behind ?? "").trim() };
}

/** A tag as an entry. What is not by the framework stays as it was typed: "Hindi (mother tongue)". */
export function languageItem(tag: string): LanguageItem {
  const { title, said } = splitLanguage(tag);
  const parts = said.split(",").map((part) => part.trim());
  const cefr = parts.find((part) => CEFR.test(part)) ?? "";
  return {
    title,
    level: parts.filter((part) => part !== cefr && part !== "").join(", "),
    cefr: cefr.toUpperCase(),
  };
}

/**
 * The draft with a section for languages, behind the skills, that has those which stood among the skills.
 *
 * @param section  its id, which begins with "custom_", and its name
 * @returns        the same draft where `addSection` gives the same
 */
export function withLanguagesApart(
  draft: ResumeDraft,
  section: Pick<DraftCustomSection, "id" | "name">,
): ResumeDraft {
  const { id, name } = section;
  const added = addSection(draft, { id, name, isRepeatable: true, like: "language" });
  if (added === draft) return draft;
  const { skills, custom } = added.resumeData;
  const items = skills.languages
    .filter((tag) => tag.trim() !== "")
    .map((tag, i) => ({
      id: `${id.slice(CUSTOM_PREFIX.length)}-${i + 1}`,
      ...languageItem(tag),
      description: "",
    }));
  const filled = custom.map((each) => (each.id === id ? { ...each, items } : each));
  const rest = added.sections.filter((each) => each.id !== id);
  const behind = rest.findIndex((each) => each.id === "skills") + 1;
  return {
    ...withData(added, { skills: { ...skills, languages: [] }, custom: filled }),
    sections: rest.toSpliced(behind, 0, { id, isHidden: false }),
  };
}

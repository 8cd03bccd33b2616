import { type DraftCustomSection, type Item, MAX_FIELD_TEXT, MAX_ITEMS } from "../draft/draft.ts";
import { CUSTOM_PREFIX } from "../draft/edit-sections.ts";
import { fitText } from "../draft/limits.ts";
import type { CustomItem } from "../resume/template.ts";
import { type LeftOut, NOT_PLACED } from "./imported.ts";

/**
 * Puts the words that have no field into a section of their own, one entry for each place they were in.
 *
 * @returns the section, null where there is nothing to keep; and the list with what there was no room for marked
 */
export function keepLeftOut(
  leftOut: readonly LeftOut[],
  newId: () => string,
): { readonly section: DraftCustomSection | null; readonly leftOut: readonly LeftOut[] } {
  const items: { title: string; description: string }[] = [];
  const marked = leftOut.map((each): LeftOut => {
    if (!each.isKept) return each;
    return { ...each, isKept: keep(items, each) };
  });
  if (items.length === 0) return { section: null, leftOut: marked };
  const section: DraftCustomSection = {
    id: `${CUSTOM_PREFIX}${newId()}`,
    name: NOT_PLACED,
    isRepeatable: true,
    content: "",
    items: items.map((item): Item<CustomItem> => ({ id: newId(), ...item })),
  };
  return { section, leftOut: marked };
}

/** Adds a text below the others of its place; false when the section is full. */
function keep(
  items: { title: string; description: string }[],
  { where, field, text }: LeftOut,
): boolean {
  let rest = fitText(field === "" ? text : `${field}: ${text}`, Number.POSITIVE_INFINITY);
  const title = fitText(where);
  while (rest !== "") {
    const last = items.at(-1);
    const room =
      last?.title === title ? MAX_FIELD_TEXT - last.description.length - 1 : MAX_FIELD_TEXT;
    if (last && last.title === title && rest.length <= room) {
      last.description += `\n${rest}`;
      return true;
    }
    if (items.length >= MAX_ITEMS) return false;
    const cut = fitText(rest, MAX_FIELD_TEXT);
    items.push({ title, description: cut });
    rest = rest.slice(cut.length);
  }
  return true;
}

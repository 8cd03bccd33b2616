import { assertNever } from "../result/index.ts";
import type { DraftField } from "../draft/draft.ts";

/** The key of a difference in a field. A key is the same for the same place in any two drafts. */
export function fieldKey({ section, item, field }: DraftField): string {
  return JSON.stringify(["field", section, item, field]);
}

/** Of an entry, or with a null item of a whole section, that only one side has. */
export function presenceKey(section: string, item: string | null): string {
  return JSON.stringify(["presence", section, item]);
}

/** Of the order of a list, or with null of the sections. */
export function orderKey(section: string | null): string {
  return JSON.stringify(["order", section]);
}

/** A setting of the whole draft or, with an id, of one section. */
export type SettingPlace =
  | { readonly of: "template" }
  | { readonly of: "language" }
  | { readonly of: "choice"; readonly name: ChoiceName }
  | { readonly of: "hidden" | "name" | "type"; readonly section: string };

/** The choices of looks, in the order they are asked in. */
export const CHOICE_NAMES = [
  "accent",
  "fonts",
  "fontSize",
  "lineHeight",
  "density",
  "margins",
  "paper",
  "photo",
  "levels",
  "ownCss",
] as const;
export type ChoiceName = (typeof CHOICE_NAMES)[number];

/** The key of a difference in a setting. */
export function settingKey(place: SettingPlace): string {
  switch (place.of) {
    case "template":
    case "language":
      return JSON.stringify(["setting", place.of]);
    case "choice":
      return JSON.stringify(["setting", "choice", place.name]);
    case "hidden":
    case "name":
    case "type":
      return JSON.stringify(["setting", place.of, place.section]);
    default:
      return assertNever(place);
  }
}

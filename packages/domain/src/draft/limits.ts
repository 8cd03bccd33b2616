import {
  type DraftValue,
  MAX_CUSTOM_SECTIONS,
  MAX_FIELD_TEXT,
  MAX_ITEMS,
  MAX_PHOTO_TEXT,
  MAX_TAG_TEXT,
  MAX_TAGS,
  type ResumeDraft,
} from "./draft.ts";
import { itemsOf } from "./holders.ts";
import { entriesDefinition } from "./sections-of.ts";

/** Characters of the longest id. */
export const MAX_ID_TEXT = 80;

const PHOTO = /^data:image\/(?:jpeg|png|webp);base64,[A-Za-z0-9+/=]+$/;

/** Whether a text can be kept as the photo: "" or an embedded JPEG, PNG or WebP within `MAX_PHOTO_TEXT`. */
export function isPhotoText(text: string): boolean {
  return text === "" || (text.length <= MAX_PHOTO_TEXT && PHOTO.test(text));
}

/**
 * A text as it can be kept: cut at `longest`, without halves of characters and without U+0000, which neither JSON
 * in PostgreSQL nor a PDF can hold. The same string back when nothing had to change.
 */
export function fitText(text: string, longest: number = MAX_FIELD_TEXT): string {
  const cut = text.length > longest ? text.slice(0, longest) : text;
  const whole = cut.includes("\u0000") ? cut.replaceAll("\u0000", "") : cut;
  if (whole.isWellFormed()) return whole;
  const isHalved = cut !== text && isFirstHalf(whole.charCodeAt(whole.length - 1));
  return (isHalved ? whole.slice(0, -1) : whole).toWellFormed();
}

function isFirstHalf(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}

/** A value as it can be kept; the same one back when nothing had to change. Not for the photo. */
export function fitValue(value: DraftValue): DraftValue {
  if (typeof value === "string") return fitText(value);
  return typeof value === "boolean" ? value : fitTags(value);
}

/** Tags as they can be kept: at most `MAX_TAGS`, each within `MAX_TAG_TEXT`. */
export function fitTags(tags: readonly string[]): readonly string[] {
  const few = tags.length > MAX_TAGS ? tags.slice(0, MAX_TAGS) : tags;
  const fitted = few.map((tag) => fitText(tag, MAX_TAG_TEXT));
  return few === tags && fitted.every((tag, i) => tag === tags[i]) ? tags : fitted;
}

/** Whether an id can be kept as one. */
export function isId(id: unknown): id is string {
  return typeof id === "string" && id !== "" && id.length <= MAX_ID_TEXT && fitText(id) === id;
}

/**
 * Whether one more fits: an entry into the list of that section, or with null a section of the person's own.
 * False for a section that is no list.
 */
export function canAdd(draft: ResumeDraft, section: string | null): boolean {
  if (section === null) return draft.resumeData.custom.length < MAX_CUSTOM_SECTIONS;
  const isList = entriesDefinition(draft, section) !== undefined;
  return isList && itemsOf(draft, section).length < MAX_ITEMS;
}

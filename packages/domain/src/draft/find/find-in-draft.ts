import type { DraftField, DraftValue, ResumeDraft } from "../draft.ts";
import { fieldOf, holderOf, itemsOf } from "../holders.ts";
import { fieldLabel } from "../labels.ts";
import { fieldsAt, PHOTO, sectionsOf } from "../sections-of.ts";
import { fold } from "./fold.ts";
import { plainText } from "../../rich/stored.ts";

/** A field that holds what was looked for. */
export interface DraftHit {
  readonly field: DraftField;
  /** "Experience · Senior Data Analyst, Saral Commerce · Description". */
  readonly label: string;
  /** The words with what is around them, on one line. */
  readonly excerpt: string;
  /** Where it begins: the index in the plain text, or in tags that of the tag. */
  readonly at: number;
  /** How many characters of the text, in tags of the tag, it covers. */
  readonly length: number;
}

/** Characters shown on each side of what was found. */
const AROUND = 40;

interface Found {
  readonly at: number;
  readonly length: number;
}

/**
 * Every field that holds the words of a query, in the order of the resume, hidden sections too. Case, accents and
 * widths do not count. The words may be apart; where they are together, that is the place given.
 *
 * @returns  [] for a blank query
 */
export function findInDraft(draft: ResumeDraft, query: string): readonly DraftHit[] {
  const phrase = fold(query).text.trim();
  if (phrase === "") return [];
  return sectionsOf(draft).flatMap(({ id: section, isRepeatable }) => {
    const listed = itemsOf(draft, section).map(({ id }) => id);
    const items = isRepeatable ? listed : section === "skills" ? [null, ...listed] : [null];
    return items.flatMap((item) => {
      const fields = fieldsAt(draft, { section, item, field: "" }).filter(
        ({ id }) => id !== PHOTO.field,
      );
      const holder = holderOf(draft, section, item);
      return fields.flatMap(({ id }) => {
        const value = holder && fieldOf(holder, id);
        return value ? hitIn(draft, { section, item, field: id }, value, phrase) : [];
      });
    });
  });
}

function hitIn(
  draft: ResumeDraft,
  field: DraftField,
  value: DraftValue,
  phrase: string,
): readonly DraftHit[] {
  if (typeof value === "boolean") return [];
  const texts = typeof value === "string" ? [plainText(value)] : value;
  for (const [place, text] of texts.entries()) {
    const found = findIn(text, phrase);
    if (!found) continue;
    const at = typeof value === "string" ? found.at : place;
    const label = fieldLabel(draft, field);
    return [{ field, label, excerpt: excerptAt(text, found), at, length: found.length }];
  }
  return [];
}

/** Where a folded phrase is in a text, else its first word if all are there; null when one is missing. */
function findIn(text: string, phrase: string): Found | null {
  const folded = fold(text);
  const words = phrase.split(" ");
  if (!words.every((word) => folded.text.includes(word))) return null;
  const whole = folded.text.indexOf(phrase);
  const looked = whole === -1 ? (words[0] ?? "") : phrase;
  const from = whole === -1 ? folded.text.indexOf(looked) : whole;
  const at = folded.placeOf(from);
  const end = folded.placeOf(from + looked.length);
  return { at, length: end - at };
}

function excerptAt(text: string, { at, length }: Found): string {
  const from = Math.max(at - AROUND, 0);
  const to = Math.min(at + length + AROUND, text.length);
  const part = text.slice(from, to).toWellFormed().replaceAll(/\s+/gu, " ").trim();
  return `${from > 0 ? "…" : ""}${part}${to < text.length ? "…" : ""}`;
}

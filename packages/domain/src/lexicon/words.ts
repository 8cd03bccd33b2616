import { remember } from "../text/remember.ts";

/**
 * Text as the lexicons compare it: lower case, Latin letters without accents, "&" as "and", words apart by one
 * space. Other scripts keep their marks: a vowel sign in Devanagari is no decoration.
 */
export const plain = remember((text: string): string => {
  if (/^[\u0020-\u007E]*$/u.test(text)) return flattened(text);
  return flattened(
    text
      .normalize("NFD")
      .replaceAll(/(?<=\p{Script=Latin})\p{Mn}+/gu, "")
      .normalize("NFC"),
  );
});

function flattened(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("&", " and ")
    .replaceAll(/[^\p{L}\p{M}\p{N}+#]+/gu, " ")
    .trim();
}

/** The words of a text in `plain` form; [] for none. */
export function wordsOf(text: string): string[] {
  const flat = plain(text);
  return flat === "" ? [] : flat.split(" ");
}

/** A lexicon from a text of entries set apart by commas or line breaks. */
export function lexicon(entries: string): ReadonlySet<string> {
  return new Set(entries.split(/[,\n]/u).map(plain).filter(Boolean));
}

/** A list for each kind, entries set apart by commas → the kind of each entry in its `plain` form. */
export function byWord<Kind extends string>(
  lists: Readonly<Partial<Record<Kind, string>>>,
): Readonly<Record<string, Kind>> {
  const kinds = Object.entries(lists) as [Kind, string][];
  return Object.fromEntries(
    kinds.flatMap(([kind, entries]) => [...lexicon(entries)].map((word) => [word, kind])),
  );
}

/** More than this after "…" is no rest of a label. */
const LONGEST_REST = 40;

/**
 * Entries set apart by commas as the alternatives of a regular expression; one that nothing matches for no entries.
 * "…" at the end of an entry is whatever may follow it.
 */
export function alternatives(entries: string, written = (entry: string) => entry): string {
  const sources = entries
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => {
      const literal = written(entry.replace(/…$/u, "")).replaceAll(/[$()*+./?[\\\]^{|}]/gu, "\\$&");
      return entry.endsWith("…") ? `${literal}.{0,${LONGEST_REST}}` : literal;
    });
  return sources.length === 0 ? "(?!)" : sources.join("|");
}

/** True when the words hold an entry of at most `longest` words, anywhere. */
export function holdsEntry(
  words: readonly string[],
  entries: ReadonlySet<string>,
  longest: number,
): boolean {
  for (let from = 0; from < words.length; from++) {
    for (let length = 1; length <= longest && from + length <= words.length; length++) {
      if (entries.has(words.slice(from, from + length).join(" "))) return true;
    }
  }
  return false;
}

/** True for a text in capitals throughout. Scripts without case have none. */
export function isCapitals(text: string): boolean {
  return /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
}

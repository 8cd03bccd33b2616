import {
  isSameLook,
  type Letters,
  lettersOf,
  type Look,
  PLAIN,
  runsOfLetters,
  sameLook,
} from "./look.ts";
import { runsOf, storedText } from "./stored.ts";
import { matchWords } from "./match-words.ts";

/**
 * A stored text after its words became others: what stayed keeps its look, and what came in looks as what it stands
 * in, or took the place of. Places are of the plain words.
 *
 * @param after  the words there are now
 * @param caret  where the caret is now, which says what came in where letters repeat; without it, any place will do
 * @param typed  a look chosen for what is typed next
 */
export function withWords(
  stored: string,
  after: string,
  caret = after.length,
  typed: Partial<Look> = {},
): string {
  const before = lettersOf(runsOf(stored));
  if (before.text === after) return stored;
  const most = Math.min(before.text.length, after.length);
  const behind = sharedEnd(before.text, after, Math.min(most, Math.max(0, after.length - caret)));
  const ahead = sharedStart(before.text, after, most - behind);
  const rest = sharedEnd(before.text, after, most - ahead);
  const old = before.text.slice(ahead, before.text.length - rest);
  const come = after.slice(ahead, after.length - rest);
  const looks = [
    ...before.looks.slice(0, ahead),
    ...looksOf(come, old, before, ahead).map((look) => ({ ...look, ...typed })),
    ...before.looks.slice(before.text.length - rest),
  ];
  return storedText(runsOfLetters({ text: after, looks }));
}

/** A stored text with another look from a place to a place of its plain words. */
export function withLook(stored: string, from: number, to: number, look: Partial<Look>): string {
  const { text, looks } = lettersOf(runsOf(stored));
  const changed = looks.map((old, at) => (at >= from && at < to ? { ...old, ...look } : old));
  return storedText(runsOfLetters({ text, looks: changed }));
}

/** The words from a place to a place, with how they look. */
export function richSlice(stored: string, from: number, to: number): string {
  const { text, looks } = lettersOf(runsOf(stored));
  return storedText(runsOfLetters({ text: text.slice(from, to), looks: looks.slice(from, to) }));
}

/** A stored text in which the words from a place to a place look as they do in another stored text. */
export function withLooksOf(stored: string, from: number, to: number, source: string): string {
  const { text, looks } = lettersOf(runsOf(stored));
  const words = text.slice(from, to);
  const own = lettersOf(runsOf(withWords(source, words))).looks;
  return storedText(
    runsOfLetters({ text, looks: [...looks.slice(0, from), ...own, ...looks.slice(to)] }),
  );
}

/**
 * How a stretch of the words looks: bold where all of it is, the address where it is one link. For a caret, what is
 * typed there would look so.
 */
export function lookAt(stored: string, from: number, to: number): Look {
  const letters = lettersOf(runsOf(stored));
  if (from === to) return lookTyped(letters, from);
  const inside = letters.looks.slice(from, to).filter((_, i) => letters.text[from + i]?.trim());
  const [first = PLAIN] = inside;
  return {
    bold: inside.length > 0 && inside.every(({ bold }) => bold),
    italic: inside.length > 0 && inside.every(({ italic }) => italic),
    url: inside.every(({ url }) => url === first.url) ? first.url : "",
  };
}

/** The whole link around a place of the words; null where there is none. */
export function linkAround(stored: string, at: number): { from: number; to: number } | null {
  const { looks } = lettersOf(runsOf(stored));
  const url = looks[at]?.url || looks[at - 1]?.url || "";
  if (url === "") return null;
  let from = looks[at]?.url === url ? at : at - 1;
  let to = from;
  while (from > 0 && looks[from - 1]?.url === url) from--;
  while (to < looks.length && looks[to]?.url === url) to++;
  return { from, to };
}

/** What is typed goes on as the letter before it; a link only where it goes on behind as well. */
function lookTyped({ text, looks }: Letters, at: number): Look {
  const before = at > 0 && text[at - 1] !== "\n" ? (looks[at - 1] ?? PLAIN) : PLAIN;
  return looks[at]?.url === before.url ? before : { ...before, url: "" };
}

/** The looks of words that came in at a place where others went. */
function looksOf(come: string, gone: string, before: Letters, at: number): readonly Look[] {
  if (gone === "") return sameLook(lookTyped(before, at), come.length);
  const looks: Look[] = [];
  let reached = 0;
  for (const { text, from, isKept } of matchWords(gone, come)) {
    if (isKept) {
      looks.push(...before.looks.slice(at + from, at + from + text.length));
      reached = from + text.length;
    } else {
      const look = lookOfPlace(before, at + reached, at + from);
      looks.push(...sameLook(look, text.length));
    }
  }
  return looks;
}

/** How what went from there looked, if all the same; nothing went: as what is typed there. */
function lookOfPlace(before: Letters, from: number, to: number): Look {
  if (from >= to) return lookTyped(before, from);
  const [first = PLAIN, ...others] = before.looks
    .slice(from, to)
    .filter((_, i) => before.text[from + i]?.trim());
  return others.every((look) => isSameLook(look, first)) ? first : PLAIN;
}

function sharedStart(a: string, b: string, most: number): number {
  let count = 0;
  while (count < most && a[count] === b[count]) count++;
  return count;
}

function sharedEnd(a: string, b: string, most: number): number {
  let count = 0;
  while (count < most && a.at(-1 - count) === b.at(-1 - count)) count++;
  return count;
}

import type { Found, Place } from "../resume/reading.ts";

/** A value typed by a person. It keeps the places of what it stands for. */
export function typedValue(value: string, instead: Found<unknown> | null): Found {
  return { value, confidence: 1, places: instead?.places ?? [], by: "person" };
}

/** A value that a person has put in this place. */
export function confirmedValue<Value>(found: Found<Value>): Found<Value> {
  return { ...found, confidence: 1, by: "person" };
}

/** Two values as one; a word broken by a hyphen keeps it, and Han text is not split. */
export function joinTexts(first: Found, second: Found): Found {
  const isBroken = /[\p{L}\p{N}]-$/u.test(first.value) && /^[\p{L}\p{N}]/u.test(second.value);
  const isHan = /\p{Script=Han}$/u.test(first.value) && /^\p{Script=Han}/u.test(second.value);
  return {
    value: `${first.value}${isBroken || isHan ? "" : " "}${second.value}`,
    confidence: 1,
    places: eachOnce([...first.places, ...second.places]),
    by: "person",
  };
}

/**
 * A value cut in two at an offset; null where a side would have no words.
 *
 * Each half keeps the places of its own letters. Where the letters on the page are others, both keep all places.
 */
export function cutText(
  found: Found,
  offset: number,
  lineText: (line: number) => string,
): readonly [Found, Found] | null {
  const [before, after] = [found.value.slice(0, offset), found.value.slice(offset)];
  const [first, second] = [before.replace(CLOSING, ""), after.replace(OPENING, "")];
  if (!HAS_WORDS.test(first) || !HAS_WORDS.test(second)) return null;
  const cut = cutPlaces(found, letters(before).length, lineText);
  return [half(first, cut?.[0] ?? found.places), half(second, cut?.[1] ?? found.places)];
}

function half(value: string, places: readonly Place[]): Found {
  return { value, confidence: 1, places, by: "person" };
}

/** What separates two items may be left out where they are cut. */
const CLOSING = /[\s,;|•·]+$/u;
const OPENING = /^[\s,;|•·]+/u;

/** Letters and figures of any script, and the signs that a term may consist of. */
const HAS_WORDS = /[\p{L}\p{N}]/u;

function letters(text: string): string {
  return text.replaceAll(/\s+/gu, "");
}

/** Places split after so many letters; null when they do not hold the letters of the value. */
function cutPlaces(
  found: Found,
  count: number,
  lineText: (line: number) => string,
): readonly [Place[], Place[]] | null {
  const wordsAt = ({ line, from, to }: Place) => lineText(line).slice(from, to);
  if (letters(found.places.map(wordsAt).join("")) !== letters(found.value)) return null;
  const [first, second]: [Place[], Place[]] = [[], []];
  let left = count;
  for (const place of found.places) {
    const words = wordsAt(place);
    const length = letters(words).length;
    if (length <= left) first.push(place);
    else if (left === 0) second.push(place);
    else {
      const at = place.from + offsetAfter(words, left);
      first.push({ ...place, to: at });
      second.push({ ...place, from: at });
    }
    left = Math.max(0, left - length);
  }
  return [first, second];
}

/** Where so many letters of a text end, blanks not counted. */
function offsetAfter(text: string, count: number): number {
  let seen = 0;
  for (let i = 0; i < text.length; i++) {
    if (!/\s/u.test(text.charAt(i))) seen++;
    if (seen === count) return i + 1;
  }
  return text.length;
}

/** Places without doubles: a value that was cut and joined again is where it was. */
function eachOnce(places: readonly Place[]): Place[] {
  const byKey = new Map(places.map((place) => [`${place.line}:${place.from}:${place.to}`, place]));
  return [...byKey.values()];
}

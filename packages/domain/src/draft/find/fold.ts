const SPACE = 0x20;
const LAST_ASCII = 0x7f;

/** A text as it is searched, and where its characters come from. */
export interface Folded {
  readonly text: string;
  /** Where the character at an index of `text` begins in the original; its length for the end. */
  readonly placeOf: (index: number) => number;
}

/**
 * A text without case, without the accents of Latin, Greek and Cyrillic letters, and without the widths and ligatures
 * of compatibility characters. Signs of Indian scripts stay: a vowel is no accent. Any blank is one space.
 */
export function fold(text: string): Folded {
  if (!/[^\p{ASCII}]|\s{2}/u.test(text)) {
    return { text: text.toLowerCase().replaceAll(/\s/gu, " "), placeOf: (index) => index };
  }
  const places: number[] = [];
  let folded = "";
  let at = 0;
  for (const character of text) {
    for (const unit of foldCharacter(character)) {
      if (unit === " " && folded.endsWith(" ")) continue;
      folded += unit;
      for (let i = 0; i < unit.length; i++) places.push(at);
    }
    at += character.length;
  }
  return { text: folded, placeOf: (index) => places[index] ?? text.length };
}

function foldCharacter(character: string): string {
  const code = character.charCodeAt(0);
  if (code > SPACE && code <= LAST_ASCII) return character.toLowerCase();
  return character
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F\u200B\u00AD]/gu, "")
    .toLowerCase()
    .replaceAll(/\s/gu, " ");
}

/**
 * What TeX's own fonts hold below the letters, in files that do not say so: dashes, quotes and ligatures.
 *
 * Source: the Cork encoding (T1) and, for 0x0B to 0x0F, the first encoding of Computer Modern (OT1).
 */
const TEX_CHARACTERS: ReadonlyMap<string, string> = new Map([
  ["\u000B", "ff"],
  ["\f", "fi"],
  ["\r", "fl"],
  ["\u000E", "ffi"],
  ["\u000F", "ffl"],
  ["\u0010", "“"],
  ["\u0011", "”"],
  ["\u0012", "„"],
  ["\u0013", "«"],
  ["\u0014", "»"],
  ["\u0015", "–"],
  ["\u0016", "—"],
  ["\u001B", "ff"],
  ["\u001C", "fi"],
  ["\u001D", "fl"],
  ["\u001E", "ffi"],
  ["\u001F", "ffl"],
]);

/** The bullets of the symbol font, and of the companion encoding (TS1). */
const LONE_BULLET = "\u000F";
const TEXT_BULLET = "\u0088";

/** Bitmap fonts have no name; the others of TeX keep theirs. */
const TEX_FONT = /^(?:Type3|(?:CM|EC|LM|SF|TC)[A-Z]|[a-z]{3,5}\d[a-z]?\d?)/u;

/** A text with the characters that only TeX's encodings have where others have controls; others as they are. */
export function texText(text: string, font: string): string {
  let known = text;
  if (/\p{Cc}/u.test(text)) {
    known =
      text.trim() === LONE_BULLET
        ? "•"
        : text
            .replace(TEXT_BULLET, (mark, at: number) =>
              text.slice(0, at).trim() === "" ? "•" : mark,
            )
            .replaceAll(/\p{Cc}/gu, (character) => TEX_CHARACTERS.get(character) ?? character);
  }
  if (!TEX_FONT.test(font)) return known;
  return known
    .replaceAll(/(?<=\p{Ll})ÿ(?=\p{Ll}|$)/gu, "ß")
    .replaceAll(/(?<=[\p{L}\p{Nd}.] ?)\{(?= ?[\p{L}\p{Nd}])/gu, known.includes("}") ? "{" : "–");
}

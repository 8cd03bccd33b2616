import type { Piece } from "../line/line.ts";

/** Accents that TeX sets as a glyph of their own before the letter, as the marks that belong on it. */
const LOOSE_ACCENTS: Readonly<Record<string, string>> = {
  "´": "\u0301",
  "`": "\u0300",
  "¨": "\u0308",
  ˆ: "\u0302",
  "˜": "\u0303",
  "¸": "\u0327",
  ˇ: "\u030C",
  "˚": "\u030A",
};
const LOOSE_ACCENT = /([´`¨ˆ˜¸ˇ˚])([A-Za-zı])/gu;
const LAST_ACCENT = /[´`¨ˆ˜¸ˇ˚]$/u;

/** A text whose accents are on the letters behind them. */
export function withAccents(text: string): string {
  return text
    .replaceAll(
      LOOSE_ACCENT,
      (_pair, accent: string, letter: string) =>
        (letter === "ı" ? "i" : letter) + (LOOSE_ACCENTS[accent] ?? ""),
    )
    .normalize("NFC");
}

/** Pieces where an accent that ends one, or is one of its own, is on the letter below it that begins the next. */
export function joinLooseAccents(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const accent = before && LAST_ACCENT.exec(before.text)?.[0];
    if (!before || !accent || !/^[A-Za-zı]/u.test(piece.text) || !isUnder(before, piece)) {
      joined.push(piece);
      continue;
    }
    const rest = before.text.slice(0, -1);
    joined.pop();
    if (rest !== "") joined.push({ ...before, text: rest, right: Math.min(before.right, piece.x) });
    joined.push({ ...piece, text: withAccents(accent + piece.text) });
  }
  return joined;
}

/** True where a piece begins below the last glyph of another: the file moved back to set the letter. */
function isUnder(accented: Piece, piece: Piece): boolean {
  const back = accented.right - piece.x;
  return (
    piece.order === accented.order + 1 &&
    piece.font === accented.font &&
    piece.size === accented.size &&
    Math.abs(piece.baseline - accented.baseline) < piece.size * 0.4 &&
    back > piece.size * 0.1 &&
    back < piece.size
  );
}

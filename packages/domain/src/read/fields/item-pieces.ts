import type { HeaderPiece } from "../entries/pieces.ts";
import { companyScore } from "../../lexicon/company-words.ts";
import { institutionScore } from "../../lexicon/institutions.ts";
import type { Stretch } from "../line/found.ts";
import { isRank } from "./item-parts.ts";

/** True where a cell of its own before the title says only how well somebody did: "3rd/212", "National". */
export function rankOf([first, second]: readonly HeaderPiece[]): boolean {
  if (!first || !second || first.line !== second.line || second.isPlace) return false;
  const cells = first.line.cells.findIndex(({ to }) => to >= first.to);
  const next = first.line.cells.findIndex(({ to }) => to >= second.to);
  return next > cells && cells > 0 && isRank(first.text);
}

/** The title with what commas, or words like "at", part from it on its line. */
export function titlePieces(first: HeaderPiece, pieces: readonly HeaderPiece[]): HeaderPiece[] {
  const own = [first];
  for (const piece of pieces.slice(pieces.indexOf(first) + 1)) {
    const before = own.at(-1) ?? first;
    if (piece.line !== first.line || piece.row !== first.row) break;
    const between = piece.line.text.slice(before.to, piece.from);
    // "Speaker, …": a part in the event rather than its name.
    const isPart = own.length === 1 && isRank(first.text) && /^\s*,\s*$/u.test(between);
    const goesOn =
      piece.parent === before.parent ||
      isPart ||
      (own.length > 1 && isRank(first.text) && piece.parent === own[1]?.parent) ||
      (/^\s+(?:at|in|with|from)\s+$/u.test(between) && !isOrganisation(piece.text));
    if (!goesOn) break;
    own.push(piece);
  }
  return own;
}

function isOrganisation(text: string): boolean {
  return Math.max(companyScore(text), institutionScore(text)) >= 0.8;
}

/** Another of the things that are listed, rather than who gave the one above. */
const ANOTHER =
  /(?:^|\s)(?:certificat\p{L}*|certified|diploma|licen[cs]e|(?:green|black|yellow) belt|course|training|award|prize|medal|scholarship|fellowship)(?:\s|$)/iu;

/**
 * Pieces whose title continues below its date, in the weight of the title, before what is set lighter: "**Certified in
 * Planning and**  2022" over "**Control**, Tara Skills". The two halves of the title as one.
 */
export function joinedTitle(pieces: HeaderPiece[]): HeaderPiece[] {
  const [first, second, third] = pieces;
  const goesOn =
    first?.bold === true &&
    second?.bold === true &&
    third?.bold === false &&
    first.more.length === 0 &&
    second.row === first.row + 1 &&
    third.line === second.line &&
    pieces.filter((piece) => piece.row === first.row).length === 1;
  return goesOn && first && second
    ? [{ ...first, more: [second, ...second.more] }, ...pieces.slice(2)]
    : pieces;
}

/** All that names a giver: with what a narrow column breaks off it, or with the places behind it. */
export function giverParts(by: HeaderPiece, pieces: readonly HeaderPiece[]): Stretch[] {
  return by.more.length > 0 ? [by, ...by.more] : [withPlaces(by, pieces)];
}

/**
 * A giver with the places that follow its name: "Institute of Operations, Pune", "Institution of Engineers (India)".
 */
function withPlaces(by: Stretch, pieces: readonly HeaderPiece[]): Stretch {
  let whole = by;
  for (const piece of pieces) {
    if (piece.line !== whole.line || piece.from < whole.to || !piece.isPlace) continue;
    const between = whole.line.text.slice(whole.to, piece.from);
    const isBracket = /^\s*\($/u.test(between) && whole.line.text[piece.to] === ")";
    if (!isBracket && !/^\s*,\s*$/u.test(between)) break;
    whole = { ...whole, to: isBracket ? piece.to + 1 : piece.to };
  }
  return whole;
}

/** Who issued an item: what its header says besides the title and places. */
export function issuerOf(
  pieces: readonly HeaderPiece[],
  own: readonly HeaderPiece[],
): HeaderPiece | undefined {
  const issuer = pieces.find(
    (piece) =>
      !own.includes(piece) &&
      !piece.isPlace &&
      piece.label !== "url" &&
      /\p{L}{2}/u.test(piece.text) &&
      !(piece.line !== own[0]?.line && ANOTHER.test(piece.text) && !isOrganisation(piece.text)),
  );
  // "Boiler Board, Chhattisgarh" is written like a town with its state.
  const asPlace = pieces.find(
    ({ isPlace, text }) =>
      isPlace && text.includes(",") && isOrganisation(text.split(",")[0] ?? ""),
  );
  return issuer ?? asPlace;
}

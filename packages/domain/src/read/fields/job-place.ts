import type { Assigned } from "../entries/assign.ts";
import type { HeaderPiece } from "../entries/pieces.ts";
import { companyScore, isLegalForm } from "../../lexicon/company-words.ts";
import { institutionScore } from "../../lexicon/institutions.ts";
import { titleScore } from "../../lexicon/job-titles.ts";
import { isRegion } from "../../lexicon/places.ts";

/**
 * Where a job was, and the company without it. A known place counts first; else an unknown place is recognised by where
 * it is: last after the company's comma, or where other entries of the section have their place.
 */
export function placeOfJob(
  pieces: readonly HeaderPiece[],
  pair: Assigned,
  section: readonly (readonly HeaderPiece[])[],
): { place: HeaderPiece | null; company: readonly HeaderPiece[] } {
  const company = pair.second;
  const known =
    pieces.find((piece) => piece.label === "place") ?? pieces.find((piece) => piece.isPlace);
  if (known) return { place: known, company };

  const last = company.at(-1);
  if (last && company.length > 1 && couldBePlace(last.text))
    return { place: last, company: company.slice(0, -1) };

  const used = new Set([...pair.first, ...company]);
  const slots = new Set(
    section.flatMap((entry) => entry.filter((piece) => piece.isPlace).map((piece) => piece.slot)),
  );
  const slotted = pieces.find(
    (piece) => !used.has(piece) && slots.has(piece.slot) && couldBePlace(piece.text),
  );
  if (slotted) return { place: slotted, company };
  const below = pieces.find(
    (piece) => !used.has(piece) && couldBePlace(piece.text) && followsComma(piece, pieces),
  );
  return { place: below ?? null, company };
}

/**
 * A country or state with the city before its comma that no list knows, where the two are set apart from title and
 * company: "2016 – 2019, Ribnica, Slovenia". Behind a name ("Tara Mills, India") the place is the country alone.
 */
export function withCity(
  place: HeaderPiece,
  pieces: readonly HeaderPiece[],
  pair: Assigned,
): HeaderPiece {
  const [city, ...others] = pieces.filter(
    (piece) => piece.parent === place.parent && piece.row === place.row && piece !== place,
  );
  const isCity =
    city !== undefined &&
    others.length === 0 &&
    city.line === place.line &&
    city.to < place.from &&
    isRegion(place.text) &&
    couldBePlace(city.text) &&
    ![...pair.first, ...pair.second].includes(city);
  return isCity
    ? { ...place, from: city.from, text: place.line.text.slice(city.from, place.to) }
    : place;
}

/** True for what begins a line whose line above ends in a comma. */
function followsComma(piece: HeaderPiece, pieces: readonly HeaderPiece[]): boolean {
  return pieces.some(
    (other) => other.line.number === piece.line.number - 1 && /,\s*$/u.test(other.line.text),
  );
}

/** One to four capitalised words that are neither a company's nor a title's. */
export function couldBePlace(text: string): boolean {
  const words = text.split(/[\s-]+/u);
  return (
    words.length <= 4 &&
    text.length <= 30 &&
    /^[\p{Lu}\p{Lo}]/u.test(text) &&
    words.every((word) =>
      /^(?:[\p{Lu}\p{Lo}][\p{L}\p{M}.'’]+|de|du|la|le|sur|am|an|of|and|d'.+)$/u.test(word),
    ) &&
    !/^[\p{Lu}&.]{2,}$/u.test(text) &&
    !isLegalForm(text) &&
    companyScore(text) < 0.8 &&
    institutionScore(text) < 1 &&
    titleScore(text) < 0.6
  );
}

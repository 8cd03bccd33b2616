import type { ReadEducation } from "../../resume/reading.ts";
import { institutionScore } from "../../lexicon/institutions.ts";

/** "City College (Affiliated to Anna University)": what follows a school is no part of its name. */
const AFFILIATION =
  /\s*(?:[,–—-]\s*)?\(?\b(?:affiliated|recogni[sz]ed|approved|accredited|autonomous|under|aff\.)\s+(?:to|with|by|under|college|institute)?.*$|\s*\(([^()]*)\)$/iu;

/** A school without the university or board it belongs to; itself where nothing else would be left. */
export function withoutAffiliation(school: ReadEducation["institution"]): typeof school {
  const match = school ? AFFILIATION.exec(school.value) : null;
  if (!school || !match || match.index < 3) return school;
  const isOther =
    match[1] === undefined || (institutionScore(match[1]) >= 2 && match[1].includes(" "));
  const kept = school.value.slice(0, match.index);
  if (!isOther || institutionScore(kept) < 2) return school;
  let left = kept.length;
  const places = school.places.flatMap((place) => {
    const length = Math.min(left, place.to - place.from);
    left -= length + 1;
    return length > 0 ? [{ ...place, to: place.from + length }] : [];
  });
  return { ...school, value: kept, places };
}

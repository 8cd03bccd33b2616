import { findDates } from "../patterns/dates.ts";
import { findGrade } from "../patterns/grade.ts";
import { isLocation } from "../../lexicon/places.ts";
import { remember } from "../../text/remember.ts";

const LABEL = /^(?:-|–|—|present|current|full.?time|part.?time|remote)$/iu;

/** "2 years", "(1 yr 4 mos)", "2 ans 8 mois", "3 Jahre, 2 Monate": how long somebody held a post. */
const DURATION =
  /^\(?(?:\d+\+? ?(?:years?|yrs?|months?|mos?|ans?|mois|jahre?|monate?|años?|anos?|mes(?:es)?|वर्ष|साल|माह|महीने|年|个月)[ ,]*){1,2}\)?$/iu;

/** True for what is beside a row to label it: a date, a place, a page of "2 years", a word ending in a colon. */
export const isMarginText = remember((text: string): boolean => {
  const bare = text.trim();
  if (bare.length > 40) return false;
  if (/^[\p{L} ]{2,24}:$/u.test(bare)) return true;
  if (isLocation(bare)) return true;
  if (/^[\d.,/% ]{1,10}$/u.test(bare)) return true;
  const grade = /\d/u.test(bare) ? findGrade(bare) : null;
  if (grade && (grade.to - grade.from) / bare.length > 0.7) return true;
  const dates = findDates(bare);
  if (dates.length === 0) return LABEL.test(bare) || DURATION.test(bare);
  const dated = dates.reduce((sum, date) => sum + date.to - date.from, 0);
  return dated / bare.length > 0.5;
});

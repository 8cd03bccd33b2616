import { regex } from "../text/regex.ts";

/** What a group of a section called "Skills & interests" is called that holds none of the skills. */
const NO_SKILLS = regex("iu")`
  ^(?:(?:personal )?interests?|hobb(?:y|ies)|
  (?:hobbies|interests) (?:and|&) (?:hobbies|interests)|driving licen[cs]e|interessen|hobbys|
  führerschein|centres d['’]intérêt|loisirs|permis(?: de conduire)?|intereses|aficiones|
  carn[eé] de conducir|interesses)$
`;

/** A place and a day below the last of a page, to be signed: "Kassel, 9. November 2026". */
const SIGNED =
  /^\p{Lu}[\p{L}\p{M}. -]{1,30},\s*(?:(?:den|le|a|dated?)\s+)?(?:\d{1,2}(?:\.|st|nd|rd|th|er)?\s*(?:de\s+)?\p{L}{3,}\.?,?\s*(?:de\s+)?|\d{1,2}[./-]\d{1,2}[./-])\d{4}$/u;

/** True for what heads a list of no skills, as people put it beside them: "Interests", "Driving licence:". */
export function isNoSkillsName(text: string): boolean {
  return NO_SKILLS.test(text.replace(/\s*[:：]\s*$/u, ""));
}

/** True for the place and day at the end of a resume: "Ulm, 9. März 2024". */
export function isSigned(text: string): boolean {
  return SIGNED.test(text);
}

import { VERBS } from "./phrase-words.ts";
import { isDoing } from "./phrases.ts";
import { regex } from "../text/regex.ts";

const IS_DUTY = regex("iu")`
  \b(?:you(?:['’]ll|['’]d| will| would| get to| are (?:also )?expected to)|expect to do|
  (?:he\/she|they|appointee) will|your (?:day|week|work|job|main)|responsible for|
  (?:candidate|incumbent|person|associate|executive|engineer|analyst|officer|developer|
  supervisor|manager)\s(?:will|would|shall)|(?:work|job|role|duties)\s(?:includes?|involves?|
  is to|will be))\b
`;

/** Says what the person will do, or begins with what is done: "Prepare models of pumps". */
export function isDuty(text: string): boolean {
  if (IS_DUTY.test(text) || isToldToYou(text)) return true;
  const [first = "", ...rest] = text.split(/\s+/u);
  const verb = first.toLowerCase();
  return (
    rest.length >= (isDoing(verb) ? 2 : 3) &&
    /^\p{Lu}\p{Ll}/u.test(first) &&
    (VERBS.has(verb) || isDoing(verb)) &&
    !OF_APPLYING.has(verb)
  );
}

/** "Thursday you write policy as code", "You detail on the tablet". */
function isToldToYou(text: string): boolean {
  const verb = /^(?:[^,;]{0,40}\s)?you (?:also |then )?(\p{L}+)/iu.exec(text)?.[1]?.toLowerCase();
  return verb !== undefined && VERBS.has(verb) && !OF_APPLYING.has(verb) && !OF_YOU.has(verb);
}

/** Verbs that ask or promise where "you" is before them. */
const OF_YOU = new Set(
  "know understand get learn become bring take join think like enjoy".split(" "),
);

/** Verbs by which a posting calls, and others that begin other sentences too. */
const OF_APPLYING = new Set(
  "work call send share contact visit need want start see come look find show let use like report help feel meet ask join post".split(
    " ",
  ),
);

import { actionOf, chained, firstWord } from "./action.ts";
import { chainedForms } from "./chained-forms.ts";
import type { Reason } from "./reasons.ts";
import type { Opening } from "./stance.ts";
import { strong } from "./strong.ts";
import type { Tense } from "./verbs.ts";
import { formsOf, inTense, isPast } from "./verbs.ts";

/** Whether a text opens with what was done: a past, a participle, or a verb whose past is its base. */
export function isDone(text: string): boolean {
  return isPast(firstWord(text)) || /^(?:cut|set|put|read|run|split|come)\b/iu.test(text);
}

/** A clause behind its subject and helping verb, its own verb in the tense. */
export function inOwnTense(text: string, tense: Tense, reason: Reason): Opening | null {
  const action = actionOf(text, tense);
  if (action !== null) return { text: strong(action), reason };
  const word = firstWord(text);
  // "Geocoded": a past whose base no list has stays.
  const verb =
    inTense(word, tense) ?? (tense === "past" && isPast(word) ? word.toLowerCase() : null);
  if (verb === null || word === text.trim()) return null;
  const rest = text.slice(word.length);
  const isGerund = formsOf(word)?.form === "gerund";
  return {
    text: strong(
      verb + chainedForms(isGerund || listsWork(rest) ? chained(rest, tense) : rest, tense),
    ),
    reason,
  };
}

/** ", giving medicines and doing dressings": work in a row behind the first. */
function listsWork(rest: string): boolean {
  return /^[^,;]{2,40},\s+\p{Ll}+ing\s[^;]*\band\s+(?:also\s+)?\p{Ll}+ing\s/u.test(rest);
}

/** "I monitor vitals", "I also taught": what was done stays done, what is usual takes the tense of the job. */
export function spoken(text: string, tense: Tense): Opening | null {
  const word = firstWord(text);
  const known = formsOf(word);
  if (known?.form === "gerund") return inOwnTense(text, tense, "opening");
  if (known?.form === "past" || known?.form === "participle")
    return {
      text:
        (known.form === "past" ? word.toLowerCase() : known.verb.past) + text.slice(word.length),
      reason: "person",
    };
  if (known && !/^(?:be|have|need|want|like|know|come|go)$/u.test(known.verb.base))
    return inOwnTense(text, tense, "person");
  if (/^\p{Ll}+[^e]ed\b/u.test(text)) return { text, reason: "person" };
  return null;
}

import { regex } from "../../text/regex.ts";
import { bareWork } from "./bare-work.ts";
import { actionOf, chained, firstWord, opensWithGerund } from "./action.ts";
import type { Opening, Stance } from "./stance.ts";
import type { Tense } from "./verbs.ts";
import { formsOf } from "./verbs.ts";

/** What follows "Responsible for" and "Looking after", as something done. @param text  the whole, @param rest  what follows */
export function handled(text: string, rest: string, tense: Tense): Opening | null {
  const action = actionOf(rest, tense);
  if (action !== null) return { text: action, reason: "opening" };
  if (rest.trim() === "") return null;
  // "Taking care of 3 patients" is caring for them.
  if (
    /^(?:look|tak|took)/iu.test(text) &&
    /^(?:\S+\s+){0,4}(?:patients?|children|residents|elderly|babies|infants)\b/iu.test(rest)
  )
    return { text: `${tense === "past" ? "cared" : "care"} for ${rest}`, reason: "opening" };
  return {
    text: `${tense === "past" ? "handled" : "handle"} ${chained(handledOnce(rest), tense)}`,
    reason: "opening",
  };
}

/** "the front office, handling of complaints": what is handled anyway is not said to be again. */
function handledOnce(rest: string): string {
  return rest.replace(/((?:,|\band)\s+(?:also\s+)?)handling\s+(?:of\s+)?(?=\p{L})/giu, "$1");
}

/** Work that is done by taking part in it. Of what is made or founded once, a part is only a part. */
const ROUTINE = regex("iu")`
  ^(?:check|prepar|maintain|handl|test|monitor|collect|review|verif|inspect|clean|pack|enter|updat|record|process|
  sell|teach|serv|operat|repair|calibrat|answer|attend|reconcil|fil|document|coordinat|writ|fix|debug|code|
  schedul|source|screen|draft|analy|dispatch|dispens|load|mov|migrat|configur|install|support|market|promot|
  survey|measur|record|track|report|tak|mak|run|work|do|us|manag)
`;

/** What follows "Was involved in" and "Worked on". Null for what cannot be told as done. */
export function partIn(rest: string, tense: Tense, isSupport: boolean): Opening | null {
  const action = actionOf(rest, tense);
  if (action === null && !isSupport) return onNames(rest, tense);
  if (action === null)
    return opensWithGerund(rest) || formsOf(firstWord(rest)) !== null
      ? null
      : { text: `${tense === "past" ? "supported" : "support"} ${rest}`, reason: "opening" };
  const verb = firstWord(action);
  if (ROUTINE.test(formsOf(verb)?.verb.base ?? verb)) return { text: action, reason: "opening" };
  const base = actionOf(rest, "present");
  return base === null
    ? null
    : { text: `${tense === "past" ? "helped" : "help"} ${base}`, reason: "help" };
}

/** "Worked on Java and MySQL", "Worked on bug fixing": names were used, and work was handled. Null for other words. */
function onNames(rest: string, tense: Tense): Opening | null {
  const parts = rest
    .replace(/[.]+$/u, "")
    .split(/\s*,\s*|\s+and\s+/u)
    .filter(Boolean);
  const areNames =
    parts.length > 1 &&
    parts.every((part) => /^[\p{Lu}.]/u.test(part) && part.split(/\s+/u).length < 4);
  if (areNames) return { text: `${tense === "past" ? "used" : "use"} ${rest}`, reason: "opening" };
  return bareWork(rest, tense);
}

/** What follows "Helped in": help stays help. */
export function helpedWith(
  word: string,
  rest: string,
  tense: Tense,
  stance: Stance,
): Opening | null {
  const help = tense === "past" ? "helped" : "help";
  const inWork = /^(?:in|with|to|for)\s+(?:the\s+)?(?=\p{L})/iu.exec(rest)?.[0];
  if (inWork !== undefined) {
    const work = rest.slice(inWork.length);
    const base =
      actionOf(work, "present") ??
      (/^to\s/iu.test(inWork) && formsOf(firstWord(work))?.form === "base" ? work : null);
    if (base !== null) return { text: `${help} ${base}`, reason: "help" };
  }
  // "Helped in quantity survey and preparing of estimates": a thing first, so help with both.
  const things = inWork?.toLowerCase().startsWith("in ") ? rest.slice(inWork.length) : "";
  const joined = things.replace(/(\band\s+\p{Ll}+ing)\s+of(?=\s)/iu, "$1");
  if (joined !== things && stance.turnsVerbs)
    return { text: `${help} with ${joined}`, reason: "help" };
  // "Helping two analysts to run": whom, and what they were helped with.
  const whom = /^((?:(?!to\b)\S+\s+){1,4})(?:to|in)\s+(\p{L}+)(?=\s)/iu.exec(rest);
  const verb = whom && formsOf(whom[2] ?? "");
  const isOfWork = /^\s+of\s/iu.test(rest.slice(whom?.[0].length ?? 0));
  // "Assisting the accountant in audit of 8 companies": a verb only with what it was done to.
  const isVerb =
    verb?.form === "gerund" ||
    (verb?.form === "base" && (isOfWork || !/\sin\s+\S+$/iu.test(whom?.[0] ?? "")));
  if (whom && verb && isVerb && (/^help/iu.test(word) || isOfWork))
    return {
      text: `${help} ${whom[1] ?? ""}${verb.verb.base}${rest.slice(whom[0].length).replace(/^\s+of(?=\s)/iu, "")}`,
      reason: "help",
    };
  if (/ing$/iu.test(word) && stance.turnsVerbs) {
    const own = /^assist/iu.test(word) ? (tense === "past" ? "assisted" : "assist") : help;
    return { text: `${own} ${rest}`, reason: stance.isCurrent ? "current" : "opening" };
  }
  return null;
}

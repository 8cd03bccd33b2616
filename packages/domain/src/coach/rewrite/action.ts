import { verbBehind } from "../../lexicon/verbs.ts";
import type { Tense } from "./verbs.ts";
import { formsOf, inTense } from "./verbs.ts";

/** The first word of a text, letters and hyphens; "" for none. */
export function firstWord(text: string): string {
  return /^\p{L}[\p{L}-]*/u.exec(text)?.[0] ?? "";
}

/** Words in -ing that name a thing or a field more often than something done. */
const THINGS = new Set(
  `building marketing engineering accounting banking nursing training housing clothing wedding meeting meetings
  evening morning nothing anything everything something during including according regarding concerning pending
  existing ongoing upcoming following outstanding manufacturing machining`.split(/\s+/u),
);

/** Whether a text opens with something done, in -ing: "handling claims", "setting of papers", not "training centre". */
export function opensWithGerund(text: string): boolean {
  const word = firstWord(text);
  if (formsOf(word)?.form !== "gerund") return false;
  const next = text.slice(word.length);
  if (THINGS.has(word.toLowerCase())) return /^\s+(?:of|the|a|an|\d|new|our|my)\b/iu.test(next);
  return /^\s+\S/u.test(next) && !/^\s*(?:[-:/]|and\s+\p{L}+ing\s+(?:team|skills?)\b)/iu.test(next);
}

/**
 * What a text in -ing or with the name of a work says was done: "preparing of reports" and "preparation of reports"
 * are "prepared reports". Further ones chained to it ("and managing stores") follow. Null for other words.
 *
 * @param text  what follows "responsible for", or a whole bullet
 */
export function actionOf(text: string, tense: Tense): string | null {
  const plain = text.replace(/^(?:the|a)\s+(?=\p{L}+(?:ing|ion|ance|ment|al)\s+of\b)/iu, "");
  const word = firstWord(plain);
  if (word === "") return null;
  if (opensWithGerund(plain)) {
    const verb = inTense(word, tense);
    const rest = plain.slice(word.length).replace(/^\s+of(?=\s)/iu, "");
    return verb === null ? null : verb + chained(rest, tense);
  }
  const hidden = verbBehind(word);
  const object = /^[\p{L}-]+\s+of\s+(?=\S)(.+)$/su.exec(plain)?.[1];
  if (!hidden || object === undefined) return null;
  return `${tense === "past" ? hidden.past : hidden.base} ${chained(object, tense)}`;
}

/** What a form in -ing behind these belongs to is no link of the chain: "by taking the data and cleaning it". */
const WITHIN =
  /\b(?:by|for|from|of|in|on|with|without|after|before|while|when|through|to|who|which|that|using|including|so|because)\s+(?:the\s+)?\p{L}+ing\b|\b(?:who|which|that|while|when|so|because)\b/iu;

/** " and managing stores" and ", maintaining the register" follow the first verb: " and managed stores". */
export function chained(rest: string, tense: Tense): string {
  const end = WITHIN.exec(rest)?.index ?? rest.length;
  const head = rest
    .slice(0, end)
    .replace(
      /((?:,|\band)\s+(?:also\s+)?)(?:worked on |helped with )?(\p{Ll}+ing)\b(?=\s+(?!(?:and|or|team|skills?|process|work)\b)[\p{L}\d])/gu,
      (whole, joint: string, word: string, at: number, all: string) => {
        const verb = formsOf(word);
        if (verb?.form !== "gerund" || THINGS.has(word)) return whole;
        const after = all.slice(at + whole.length);
        // "cleaning and packing of goods": the second name of work is an object too.
        const isNoun = /^\s+of\b/iu.test(after) && !/^\s*,?\s*(?:and)?/u.test(joint);
        if (isNoun) return whole;
        return joint + (tense === "past" ? verb.verb.past : verb.verb.base);
      },
    )
    .replace(/((?:,|\band)\s+\p{L}+)\s+of(?=\s)/giu, (whole, start: string) => {
      const word = /\p{L}+$/u.exec(start)?.[0] ?? "";
      const form = formsOf(word)?.form;
      return form === (tense === "past" ? "past" : "base") && /ed$|[^s]$/u.test(word)
        ? start
        : whole;
    });
  return head + rest.slice(end);
}

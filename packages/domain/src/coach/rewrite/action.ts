import { isHiddenVerb, verbBehind } from "../../lexicon/verbs.ts";
import { NOUNS } from "./chained-forms.ts";
import type { Tense } from "./verbs.ts";
import { formsOf, inTense, isPast } from "./verbs.ts";

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

/** Words in -ing that stand before a noun as often as before what is done: "packing line", "joining formalities". */
const COMPOUND = new Set(
  `packing joining training marketing testing billing teaching shipping welding cutting printing filing operating
  working running reporting mailing costing pricing purchasing recruiting opening closing lending sampling planning
  learning reading dispensing cooking cleaning washing moulding casting drafting loading sourcing mining trading`.split(
    /\s+/u,
  ),
);

/** What follows a form in -ing that is done to it, and not named by it. */
const OWN_OBJECT = new RegExp(
  String.raw`^\s+(?:of|the|a|an|all|every|each|new|our|my|their|these|those|daily|weekly|monthly|up to|over|more|both|` +
    String.raw`\d|\p{Lu}|\p{L}+(?:\s+and\s+\p{L}+)?\s+to\s|(?:\p{L}+\s+){0,2}(?:staff|students?|employees|people|operators?|workers|nurses|members|patient` +
    String.raw`s|children|customers|profiles|positions|medicines)\b)`,
  "u",
);

/** "Switching saved ₹1.4 crore": what was done is the subject of a verb. "Handling delayed orders" has an object. */
function isSubjectBefore(next: string): boolean {
  const verb = /^\s+(\p{Ll}+)\s+(?:the|a|an|our|us|it|them|by|from|to|rs|inr|\p{Sc}|\d)/iu.exec(
    next,
  )?.[1];
  return verb !== undefined && isPast(verb);
}

/** Whether a text opens with something done, in -ing: "handling claims", "setting of papers", not "training centre". */
export function opensWithGerund(text: string): boolean {
  const word = firstWord(text);
  if (formsOf(word)?.form !== "gerund") return false;
  const next = text.slice(word.length);
  if (isSubjectBefore(next)) return false;
  if (COMPOUND.has(word.toLowerCase())) return OWN_OBJECT.test(next);
  if (THINGS.has(word.toLowerCase()))
    return /^\s+(?:of|the|a|an|\d|new|our|my)\b/iu.test(next) || /^following up\b/iu.test(text);
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
    // "Setting of papers and evaluation": the second is no object of the first.
    if (/^\S+\s+of\s/iu.test(plain) && namesWorkAgain(plain.slice(word.length))) return null;
    const rest = plain.slice(word.length).replace(/^\s+of(?=\s)/iu, "");
    return verb === null ? null : verb + chained(rest, tense);
  }
  const hidden = workBehind(word);
  if (!hidden || namesWorkAgain(plain.slice(word.length))) return null;
  const beside = /^[\p{L}-]+\s+(?=(?:with|between|among)\s+\S)(.+)$/su.exec(plain)?.[1];
  if (
    beside !== undefined &&
    /^(?:coordinate|negotiate|liaise|integrate|communicate)$/u.test(hidden.base)
  )
    return `${tense === "past" ? hidden.past : hidden.base} ${beside}`;
  const object = /^[\p{L}-]+\s+of\s+(?=\S)(.+)$/su.exec(plain)?.[1];
  if (object === undefined) return null;
  return `${tense === "past" ? hidden.past : hidden.base} ${chained(object, tense)}`;
}

/** Names of work beside those of the lexicon, with their verbs. */
const MORE_WORK: ReadonlyMap<string, string> = new Map(
  `formation form, distribution distribute, processing process, assessment assess, assembly assemble, allocation allocate,
  registration register, submission submit, promotion promote, production produce, construction construct,
  transportation transport, publication publish, translation translate, examination examine, conversion convert,
  settlement settle, modification modify, delivery deliver, monitoring monitor, communication communicate,
  calculation calculate, cultivation cultivate, decoration decorate, demonstration demonstrate, transcription transcribe,
  disbursement disburse, deployment deploy, invigilation invigilate, procurement procure, repair repair, review review`
    .split(/,\s+/u)
    .map((pair): [string, string] => [pair.split(" ")[0] ?? "", pair.split(" ")[1] ?? ""]),
);

/** The verbs of these names, without those that are names too: "repair", "transport". */
const HIDDEN: ReadonlySet<string> = new Set(
  [...MORE_WORK]
    .filter(
      ([name, base]) => name !== base && !/^(?:transport|register|process|produce)$/u.test(base),
    )
    .map(([, base]) => base),
);

/** The verb a name of work hides: "form" of "formation". Null for any other word. */
export function workBehind(name: string): { readonly base: string; readonly past: string } | null {
  const base = MORE_WORK.get(name.toLowerCase());
  return base === undefined ? verbBehind(name) : (formsOf(base)?.verb ?? null);
}

/** Verbs that a name of work hides and that name nothing themselves: "execute", and neither "test" nor "document". */
export function isOnlyVerb(word: string): boolean {
  const base = word.toLowerCase();
  if (NOUNS.has(`${base}s`) || NOUNS.has(`${base}es`)) return false;
  return isHiddenVerb(base) || HIDDEN.has(base);
}

/** Whether another name of work is chained: " of papers and evaluation". */
function namesWorkAgain(rest: string): boolean {
  return [
    ...rest.matchAll(
      /(?:,|\band)\s+(?:also\s+)?(?:\p{L}+\s+)?(\p{L}+)(?=\s*(?:$|[.,]|of\b|and\b))/giu,
    ),
  ].some(([, word = ""]) => workBehind(word) !== null || /^linkages?$/iu.test(word));
}

/** What a form in -ing behind these belongs to is no link of the chain: "by taking the data and cleaning it". */
const WITHIN =
  /\b(?:by|for|from|of|in|on|with|without|after|before|while|when|through|to|who|which|that|using|including|so|because)\s+\p{L}+ing\b|\b(?:who|which|that|while|when|so|because)\b/iu;

/** Behind a comma these say how or with what result, also in a list. */
const HOW = new Set(
  "using including involving following leading resulting ensuring enabling allowing bringing causing".split(
    " ",
  ),
);

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
        // ", using dbt" says how; only a list that ends with "and …ing" goes on behind a comma.
        if (
          !joint.includes("and") &&
          (HOW.has(word) || !/\band\s+(?:also\s+)?\p{Ll}+ing\b/u.test(after))
        )
          return whole;
        // "cleaning and packing of goods": the second name of work is an object too.
        const isNoun = /^\s+of\b/iu.test(after) && !/^\s*,?\s*(?:and)?/u.test(joint);
        if (isNoun) return whole;
        return joint + (tense === "past" ? verb.verb.past : verb.verb.base);
      },
    )
    .replace(/((?:,|\band)\s+(?:also\s+)?\p{L}+)\s+of(?=\s)/giu, (whole, start: string) => {
      const word = /\p{L}+$/u.exec(start)?.[0] ?? "";
      const form = formsOf(word)?.form;
      return form === (tense === "past" ? "past" : "base") && /ed$|[^s]$/u.test(word)
        ? start
        : whole;
    });
  return head + rest.slice(end);
}

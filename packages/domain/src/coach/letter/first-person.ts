import { verbBehind, verbOf } from "../../lexicon/verbs.ts";
import { wordSet } from "./word-set.ts";
import { lowerStart } from "../../text/wording.ts";
import { continues, isNounHere } from "./verb-or-noun.ts";

/** Adverbs that praise and say nothing. */
const PRAISE =
  wordSet(`successfully effectively efficiently proactively actively consistently strategically
  continuously seamlessly meticulously expertly diligently`);

/** Adverbs that say how it was done. */
const MANNER =
  wordSet(`independently jointly personally voluntarily regularly directly routinely also currently closely
  single-handedly singlehandedly solely`);

/** What others did to the person, where a preposition follows: "Promoted to team lead". */
const RECEIVED =
  wordSet(`promoted selected chosen elected appointed nominated shortlisted certified trained hired
  deputed assigned entrusted seconded`);
const RECEIVED_BEFORE = /^(?:to|as|for|from|by|among|in|on|out|with|the)$/u;
/** What is always done to one, and stands with what was given: "Awarded Best Teacher". */
const GIVEN = wordSet(
  "awarded recognised recognized felicitated commended honoured honored nominated rated conferred",
);

/** Longer than this a sentence of a letter is no longer read at one go. */
const MOST_WORDS = 42;
const LEAST_WORDS = 3;

/**
 * What stands after "I" when a line of a resume becomes a sentence: "Cut the close to 4 days." → "cut the close to 4
 * days", "Responsible for managing stock" → "managed stock", "Awarded Best Teacher" → "was awarded Best Teacher".
 *
 * Nothing is added and no fact left out. Gerunds, third persons and names of work take the tense of the entry.
 *
 * @param isCurrent  of work that goes on: what is not in the past stays in the present
 * @returns          null for a line that cannot be such a sentence without guessing
 */
export function firstPerson(line: string, isCurrent: boolean): string | null {
  const text = cleaned(line);
  const words = text.split(/\s+/u).length;
  if (words < LEAST_WORDS || words > MOST_WORDS || /\b(?:we|us|he|she|his|her)\b/u.test(text))
    return null;
  const { adverb, rest } = withoutAdverbs(text);
  const predicate = predicateOf(rest, isCurrent);
  if (predicate === null) return null;
  if (adverb === "") return predicate;
  return /^(?:was|am|have) /u.test(predicate)
    ? predicate.replace(/^\w+ /u, (verb) => `${verb}${adverb} `)
    : `${adverb} ${predicate}`;
}

/** Without its mark, its label, its full stop and the signs that stand for words. */
function cleaned(line: string): string {
  const text = line
    .replace(/^\s*[•*–—-]\s*/u, "")
    .replaceAll(/(?<=\d\S*(?: \p{L}+)?)\s*(?:→|⇒|->|=>)\s*(?=\D?\d)/gu, " to ")
    .replaceAll(/\s*(?:→|⇒|->|=>)\s*/gu, "; ")
    .replaceAll(/(?<=\p{Ll})\s+&\s+(?=\p{Ll})/gu, " and ")
    .replaceAll(/\bw\/\s?/gu, "with ")
    .replace(/[\s.;:,!]+$/u, "")
    .replaceAll(/\s+/gu, " ")
    .trim();
  const label = /^[\p{Lu}][\p{L}\s]{2,30}:\s+(?=\p{L})/u.exec(text)?.[0] ?? "";
  const rest = text.slice(label.length);
  return label !== "" && predicateOf(withoutAdverbs(rest).rest, false) !== null ? rest : text;
}

/** The adverbs before the verb: praise is dropped, manner kept. */
function withoutAdverbs(text: string): { readonly adverb: string; readonly rest: string } {
  const opening = text.replace(/^(?:I|And|Then)\s+(?=\p{L})/u, "");
  const [, word = "", rest = ""] = /^([\p{L}-]+),?\s+(.*)$/su.exec(opening) ?? [];
  const key = word.toLowerCase();
  if (PRAISE.has(key)) return { adverb: "", rest };
  if (MANNER.has(key)) return { adverb: key, rest };
  return { adverb: "", rest: opening };
}

function predicateOf(text: string, isCurrent: boolean): string | null {
  return ofDuty(text, isCurrent) ?? ofVerb(text, isCurrent) ?? ofNameOfWork(text, isCurrent);
}

/** "Responsible for managing stock", "In charge of the night shift". */
function ofDuty(text: string, isCurrent: boolean): string | null {
  const be = isCurrent ? "am" : "was";
  const [, duty = "", what = ""] =
    /^(?:was |am |is )?(responsible for|in charge of|part of|accountable for)\s+(.*)$/isu.exec(
      text,
    ) ?? [];
  if (duty === "") return null;
  const doing = what.split(/\s/u)[0] ?? "";
  const verb = doing.endsWith("ing") ? ofVerb(what, isCurrent) : null;
  return verb ?? `${be} ${duty.toLowerCase()} ${what}`;
}

function ofVerb(text: string, isCurrent: boolean): string | null {
  const [, word = "", rest = ""] = /^([\p{L}][\p{L}'’-]*)(.*)$/su.exec(text) ?? [];
  const key = word.toLowerCase();
  // A word in capitals inside a name is no verb: "SET exam", "iOS".
  if (word === "" || /\p{Lu}/u.test(word.slice(1)) || /^\s*:/u.test(rest)) return null;
  const [next = ""] = rest.trim().split(/\s+/u);
  const passive = passiveOf(key, next);
  if (passive) return `was ${key}${rest}`;
  if (/^(?:was|am|have|had)$/u.test(key)) return `${key}${rest}`;
  if (/^(?:has|is)$/u.test(key))
    return `${key === "has" ? "have" : isCurrent ? "am" : "was"}${rest}`;
  const parts = /^(co|re|pre)-(\p{L}+)$/u.exec(key);
  const verb = verbOf(parts?.[2] ?? key);
  if (!verb || verb.verb.base === "be") return null;
  if (verb.form === "past") return lowerStart(text);
  if (isNounHere(key, verb.form, rest)) return null;
  const wanted = isCurrent ? "base" : "past";
  const form = `${parts ? `${parts[1]}-` : ""}${verb.verb[wanted]}`;
  if (verb.form === wanted) return `${form}${rest}`;
  const others = continues(rest, verb.form, wanted);
  return others === null ? null : `${form}${others}`;
}

function passiveOf(verb: string, next: string): boolean {
  if (GIVEN.has(verb)) return !/^(?:scholarships|contracts|marks|grades|and)$/iu.test(next);
  return (
    RECEIVED.has(verb) && RECEIVED_BEFORE.test(next) && !(verb !== "awarded" && next === "the")
  );
}

/** "Preparation of monthly MIS reports", "Preparation and filing of GST returns". */
function ofNameOfWork(text: string, isCurrent: boolean): string | null {
  const [, first = "", second = "", what = ""] =
    /^([\p{L}-]+)(?:\s+and\s+([\p{L}-]+))?\s+of\s+(.*)$/su.exec(text) ?? [];
  const verbs = [first, second].filter(Boolean).map((name) => verbBehind(name));
  if (verbs.length === 0) return null;
  const forms = verbs.map((verb) => (verb ? (isCurrent ? verb.base : verb.past) : null));
  return forms.includes(null) ? null : `${forms.join(" and ")} ${what}`;
}

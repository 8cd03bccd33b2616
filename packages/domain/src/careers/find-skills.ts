import type { Skill } from "./careers.ts";
import { isNamed } from "./careers-index.ts";
import type { CareersIndex, SkillForm } from "./careers-index.ts";
import { EVERYDAY, USES } from "../lexicon/everyday-words.ts";
import { compact, compactStem, FUNCTION_WORDS, tokenize } from "../text/tokens.ts";
import type { Token } from "../text/tokens.ts";

/** A skill where a text names it. Offsets into the text. */
export interface SkillMention {
  readonly skill: Skill;
  /** The spelling that was met, as the careers write it: "Credit risk" for "credit risks". */
  readonly spelling: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Every known skill a text names, in order, the longest name first ("SQL Server" is not "SQL").
 *
 * @param isList  true for a text that is one entry of a list of skills, where "R" or "Go" can mean nothing else
 */
export function findSkills(
  text: string,
  index: CareersIndex,
  { isList = false } = {},
): SkillMention[] {
  const tokens = tokenize(text);
  const mentions: SkillMention[] = [];
  let at = 0;
  while (at < tokens.length) {
    const found = longestAt(text, tokens, at, index, isList);
    if (found) {
      const last = mentions.at(-1);
      // "NXP S32K": two spellings of one product side by side are one mention of it.
      const { skill } = found.mention;
      if (
        last?.skill === skill &&
        isNamed(skill) &&
        text.slice(last.to, found.mention.from) === " "
      ) {
        const { to } = found.mention;
        mentions[mentions.length - 1] = { ...last, spelling: text.slice(last.from, to), to };
      } else {
        mentions.push(found.mention);
      }
      at += found.words;
    } else {
      at += 1;
    }
  }
  return mentions;
}

function longestAt(
  text: string,
  tokens: readonly Token[],
  at: number,
  index: CareersIndex,
  isList: boolean,
): { mention: SkillMention; words: number } | null {
  // The index leaves "and" out, and so "and CAPA" would be found with its "and".
  if (tokens[at]?.key === "and") return null;
  for (let words = reach(tokens, at, index.longest); words > 0; words--) {
    if (tokens[at + words - 1]?.key === "and") continue;
    const phrase = tokens.slice(at, at + words);
    const form = index.exact.get(compact(phrase)) ?? index.inflected.get(compactStem(phrase));
    if (!form || !isMeant(form, text, tokens, at, words, isList, index)) continue;
    const [first, last] = [phrase[0], phrase.at(-1)];
    if (!first || !last || isToolInUse(form, phrase, index)) continue;
    if (hasNeedlessEnd(form, phrase, index)) continue;
    return {
      mention: { skill: form.skill, spelling: form.written, from: first.from, to: last.to },
      words,
    };
  }
  return null;
}

/** "Power BI dashboards" are Power BI, whatever else they are called by. */
function isToolInUse(form: SkillForm, phrase: readonly Token[], index: CareersIndex): boolean {
  if (form.skill.kind === "certification") return false;
  for (let words = phrase.length - 1; words > 0; words--) {
    const tool = index.exact.get(compact(phrase.slice(0, words)));
    if (!tool || !isNamed(tool.skill) || tool.caution === "list" || tool.skill === form.skill)
      continue;
    const rest = phrase.slice(words);
    return rest.every(
      (token) =>
        token.gap === "space" &&
        /^\p{Ll}/u.test(token.text) &&
        (EVERYDAY.has(token.key) || USES.has(token.key)),
    );
  }
  return false;
}

/** Words for the thing or the document a name is used with. */
const THINGS = new Set(
  "machine machines software tool tools documentation document documents module modules activity activities work".split(
    " ",
  ),
);
/** Of an alias these too; "quality management system" is a name, and more than quality management. */
const FORMS_OF_WORK = new Set(
  "system systems report reports process processes audit audits ceremonies".split(" "),
);

/**
 * "Injection moulding machine" is injection moulding, "RTE generation" RTE: the last word only says what is there or
 * done, and what precedes it is a known name.
 */
function hasNeedlessEnd(form: SkillForm, phrase: readonly Token[], index: CareersIndex): boolean {
  const last = phrase.at(-1);
  const own = phrase.slice(0, -1);
  const before = own.at(-1);
  if (
    !last ||
    !before ||
    FUNCTION_WORDS.has(before.key) ||
    last.gap !== "space" ||
    !/^\p{Ll}/u.test(last.text)
  )
    return false;
  const isOfLetters = /^\p{Lu}{2,}\d*$/u.test(before.text);
  const isNeedless =
    THINGS.has(last.key) ||
    (!form.isName && (FORMS_OF_WORK.has(last.key) || (isOfLetters && USES.has(last.key))));
  if (!isNeedless) return false;
  const shorter = index.exact.get(compact(own)) ?? index.inflected.get(compactStem(own));
  return shorter !== undefined && shorter.caution !== "list" && shorter.skill.kind !== "soft";
}

/** How many words from `at` on belong to one phrase: up to `longest`, never across a mark that ends one. */
function reach(tokens: readonly Token[], at: number, longest: number): number {
  let words = 1;
  while (words < longest) {
    const next = tokens[at + words];
    if (!next || next.gap === "break") break;
    words++;
  }
  return words;
}

function isMeant(
  form: SkillForm,
  text: string,
  tokens: readonly Token[],
  at: number,
  words: number,
  isList: boolean,
  index: CareersIndex,
): boolean {
  const token = tokens[at];
  if (!token) return false;
  if (form.needsJoint && tokens.slice(at + 1, at + words).some((other) => other.gap !== "joint"))
    return false;
  const phrase = tokens.slice(at, at + words);
  const asWritten = text.slice(token.from, tokens[at + words - 1]?.to);
  if (isSplit(form, phrase, asWritten)) return isBetweenCommas(text, tokens, at, words);
  if (form.isDotted && words === 1 && !/^\p{Lu}.*\p{Lu}/u.test(asWritten)) return false;
  // "Excel and VBA" are two things, "Learning & Development" is one.
  if (/\s(?:&|and)\s/iu.test(asWritten) && !/&|\band\b/iu.test(form.written)) return false;
  if (isTwoBySlash(form, asWritten, index)) return false;
  // "Leeds" is no plural of LEED.
  if (words === 1 && /^\p{Lu}{3,}$/u.test(form.written) && /^\p{Lu}\p{Ll}+s$/u.test(asWritten))
    return false;
  if (form.caution === "none") return true;
  const isWhole = tokens.length === words;
  if (isList && isWhole) return true;
  const written = asWritten;
  const isName = /^\p{Lu}.*\p{Ll}/u.test(form.written);
  // In a line of capitals throughout a name has no other case: "GOOD KNOWLEDGE OF EXCEL".
  if (
    isName &&
    written === form.written.toUpperCase() &&
    /\p{Lu}{4}/u.test(written) &&
    !/\p{Ll}/u.test(text)
  )
    return true;
  // "Go" and "R", never "go" and "r"; "CAN", never "Can". In small letters between commas only: "node, react, sql".
  if (written !== form.written)
    return (
      form.caution === "capital" &&
      isName &&
      written === form.written.toLowerCase() &&
      isBetweenCommas(text, tokens, at, words)
    );
  if (form.caution === "list")
    return isListed(text, tokens, at, words) || isBesideName(tokens, at, words, index);
  // An entry of a list begins with a name, not with a sentence: "Excel & VBA".
  if (isList) return true;
  return !isName || !opensSentence(text, token) || isListed(text, tokens, at, words);
}

/** "Lean / Six Sigma" and "BGA/SMD rework" are two names where each side is one and no slash is in the name. */
function isTwoBySlash(form: SkillForm, asWritten: string, index: CareersIndex): boolean {
  if (!asWritten.includes("/") || form.written.includes("/")) return false;
  return asWritten.split("/").every((part) => {
    const side = tokenize(part);
    return index.exact.has(compact(side)) || index.inflected.has(compactStem(side));
  });
}

/**
 * Words that only run together make the name: "or an" is no O-RAN, "right now" no RightNow, "June so" no June.so.
 * A space is as good as a mark where the words have their capitals: "Node JS".
 */
function isSplit(form: SkillForm, phrase: readonly Token[], asWritten: string): boolean {
  if (phrase.length === 1) return false;
  const little = phrase.filter(({ key }) => FUNCTION_WORDS.has(key) && key !== "and");
  if (little.length > 0) {
    const own = new Set(tokenize(form.written).map(({ key }) => key));
    if (little.some(({ key }) => !own.has(key))) return true;
  }
  if (/\s/u.test(form.written) || !/\s/u.test(asWritten)) return false;
  return /^\p{Ll}/u.test(phrase.at(-1)?.text ?? "") && /\p{Lu}/u.test(form.written);
}

function opensSentence(text: string, token: Token): boolean {
  return /(?:^|[.!?•\n])\s*$/u.test(text.slice(0, token.from));
}

const LEADS_IN = /^(?:in|using|with|and|or|like|including|language|languages|of|use)$/u;
const LEADS_OUT = /^(?:and|or|programming|language|languages|developer|code|scripts?)$/u;

/** Listed as one of several: between commas, slashes, brackets or line ends, or joined to one that does. */
function isListed(text: string, tokens: readonly Token[], at: number, words: number): boolean {
  const [token, last] = [tokens[at], tokens[at + words - 1]];
  if (!token || !last) return false;
  const [previous, next] = [tokens[at - 1], tokens[at + words]];
  const before = text.slice(previous?.to ?? 0, token.from);
  const after = text.slice(last.to, next?.from ?? text.length);
  // "R&D", "C-suite", "Go-to-market".
  if (/[&'’-]/u.test(before) || /^[&'’-]/u.test(after)) return false;
  const opens = !previous || /[,/|;:•(\n]/u.test(before);
  const closes = !next || /[,/|;()\n]|\.\s|\.$/u.test(after);
  if (opens && closes) return previous !== undefined || next !== undefined || words > 1;
  if (opens) return LEADS_OUT.test(next?.key ?? "") && isNameAfter(tokens, at + words);
  if (closes) return LEADS_IN.test(previous?.key ?? "");
  const leadsIn = LEADS_IN.test(previous?.key ?? "");
  if (leadsIn) return LEADS_OUT.test(next?.key ?? "");
  // "exposure to Go or Kotlin", not "ready to Go and see".
  return /^(?:and|or)$/u.test(next?.key ?? "") && isNameAfter(tokens, at + words);
}

/** "Python or Go for tooling": what precedes the "or" is a known name, and what follows begins no doing. */
function isBesideName(
  tokens: readonly Token[],
  at: number,
  words: number,
  index: CareersIndex,
): boolean {
  const [name, or, next] = [tokens[at - 2], tokens[at - 1], tokens[at + words]];
  if (!name || !/^(?:and|or)$/u.test(or?.key ?? "")) return false;
  const form = index.exact.get(name.key);
  return (
    form !== undefined &&
    isNamed(form.skill) &&
    form.caution === "none" &&
    /^(?:for|in|on|with|as)$/u.test(next?.key ?? "")
  );
}

function isBetweenCommas(
  text: string,
  tokens: readonly Token[],
  at: number,
  words: number,
): boolean {
  const next = tokens[at + words];
  const before = text.slice(tokens[at - 1]?.to ?? 0, tokens[at]?.from ?? 0);
  const after = text.slice(tokens[at + words - 1]?.to ?? 0, next?.from ?? text.length);
  // "Excel, forging ahead" continues after the blank.
  return /^\s*[,/|;]/u.test(before) && (!next || /^\s*[,/|;]/u.test(after));
}

/** After "and", another name must follow: "Go and Rust", not "Go and see". */
function isNameAfter(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:and|or)$/u.test(tokens[at]?.key ?? "")) return true;
  return /^[\p{Lu}\d.]/u.test(tokens[at + 1]?.text ?? "");
}

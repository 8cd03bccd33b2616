import type { CareersIndex } from "../../careers/careers-index.ts";
import { isNamed } from "../../careers/careers-index.ts";
import type { Skill } from "../../careers/careers.ts";
import { findSkills } from "../../careers/find-skills.ts";
import { nearNames } from "../../careers/near-names.ts";
import type { TextEdit } from "../proposals/proposal.ts";
import { compact, tokenize } from "../../text/tokens.ts";
import type { TextContext } from "./context.ts";
import type { Rewording } from "./rewording.ts";
import { MONTHS } from "./months.ts";
import { isOrdinary } from "./vocabulary.ts";

/** Names of technologies as their makers write them, slips of the pen, and names the person lists, put right. */
export function rewordNames(
  text: string,
  { index, names }: Pick<TextContext, "index" | "names">,
): Rewording[] {
  const own = new Set(names.flatMap((name) => tokenize(name).map(({ key }) => key)));
  const known = findSkills(text, index).flatMap(({ skill, from, to }) => {
    const name = spellingOf(text.slice(from, to), skill, index);
    return name === null ? [] : [{ from, to, text: name }];
  });
  const near = nearNames(text, index, { isList: false, names: own }).map(({ from, to, name }) => ({
    from,
    to,
    text: name,
  }));
  return [...joinedNames(text, index), ...listedNames(text, names, index), ...known, ...near]
    .reduce<TextEdit[]>((kept, edit) => {
      const isFree = kept.every(({ from, to }) => edit.to <= from || edit.from >= to);
      return isFree ? [...kept, edit] : kept;
    }, [])
    .toSorted((a, b) => a.from - b.from)
    .filter(({ from, to, text: made }) => text.slice(from, to) !== made)
    .map((edit) => ({ edits: [edit], reason: "names" as const }));
}

/** Before these a word stands by itself: "my sql queries", "linked in the system". */
const APART = new Set("my our a an the to no i in on up at of and or".split(" "));

/** Names that are one word with a capital or a point within, written as two: "java script", "mongo db", "node js". */
function joinedNames(text: string, index: CareersIndex): TextEdit[] {
  const tokens = tokenize(text);
  return tokens.flatMap((token, at): TextEdit[] => {
    const next = tokens[at + 1];
    if (!next || next.gap !== "space" || APART.has(token.key) || APART.has(next.key)) return [];
    const key = compact([token]) + compact([next]);
    const skill = index.exact.get(key)?.skill;
    if (!skill || !isNamed(skill) || key.length < 6) return [];
    const name = [skill.name, ...skill.aliases].find((each) => compact(tokenize(each)) === key);
    if (name === undefined || !/^\S*\p{Ll}(?:\p{Lu}\S*|\.js)$/u.test(name)) return [];
    return [{ from: token.from, to: next.to, text: name }];
  });
}

/** Words before which "excel" is the program. */
const USED_IN =
  /(?:\b(?:in|on|using|with|and|through|via|ms|of|advanced|basic|like)\s+|[,/(]\s?)$/iu;

/** Names the person lists, where they write them otherwise in a sentence: "tensor flow", "excel". */
function listedNames(text: string, names: readonly string[], index: CareersIndex): TextEdit[] {
  const tokens = tokenize(text);
  const wanted = new Map(
    names.flatMap((name) => {
      const form = index.exact.get(compact(tokenize(name)));
      // "LinkedIn" is a name by its spelling, whether the careers know it or not.
      if (!form && /^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}*$/u.test(name))
        return [[compact(tokenize(name)), name] as const];
      return form && isNamed(form.skill) && /\p{Lu}/u.test(name)
        ? [[compact(tokenize(name)), spellingOf(name, form.skill, index) ?? name] as const]
        : [];
    }),
  );
  return tokens.flatMap((token, i) =>
    [1, 2].flatMap((count): TextEdit[] => {
      const phrase = tokens.slice(i, i + count);
      const last = phrase.at(-1);
      if (!last || phrase.length < count || (count === 2 && last.gap !== "space")) return [];
      const name = wanted.get(compact(phrase));
      const written = text.slice(token.from, last.to);
      if (name === undefined || written === name || /\p{Lu}/u.test(written.slice(1))) return [];
      const isPlain = isOrdinary(written.split(" ")[0] ?? "", index);
      if (isPlain && !USED_IN.test(text.slice(0, token.from))) return [];
      return [{ from: token.from, to: last.to, text: name }];
    }),
  );
}

/**
 * The spelling of the careers where only capitals and blanks differ from what is written; null where it is right, where
 * it is an alias, and where what is written is an ordinary word or phrase.
 */
function spellingOf(written: string, skill: Skill, index: CareersIndex): string | null {
  const { name, aliases } = skill;
  if (written === name || aliases.includes(written)) return null;
  if (!isNamed(skill) && skill.kind !== "certification") return null;
  const key = compact(tokenize(written));
  const right = [name, ...aliases].find((each) => compact(tokenize(each)) === key);
  if (right === undefined || !isProper(right) || skill.plainWords?.includes(right)) return null;
  // "March" is no M.Arch; "node js" is Node.js.
  if (/\p{L}\.\p{L}/u.test(right) && !/\.js$|net/iu.test(right)) return null;
  if (MONTHS.some((month) => month.toLowerCase() === written.toLowerCase())) return null;
  // "ash" is no ASH: of short names in capitals only those are taken that no text in small letters means otherwise.
  if (/^\p{Ll}{2,4}$/u.test(written) && /^\p{Lu}+$/u.test(right) && !ACRONYMS.has(right))
    return null;
  const words = written.split(/\s+/u);
  const isSmall = !/\p{Lu}/u.test(written);
  if (
    isSmall &&
    words.every((word) => isOrdinary(word, index) || /^\d+$/u.test(word)) &&
    !/\p{Lu}{2}|\p{Ll}\p{Lu}/u.test(right)
  )
    return null;
  if (words.length === 1 && isSmall && isOrdinary(written, index)) return null;
  return right;
}

/** Names of technologies in capitals that are no words in small letters. */
const ACRONYMS: ReadonlySet<string> = new Set(
  "ABAP AWS CSS GCP HTML JSON PHP SAP SPSS SQL XML ERP CRM GST TDS KYC JSP XSLT VBA".split(" "),
);

/** A name: every word has a capital, or a capital stands within one. "Height gauge" and "Diploma in …" are none. */
function isProper(name: string): boolean {
  const words = name.split(/[\s/-]+/u).filter((word) => /\p{L}/u.test(word));
  return words.every((word) => /\p{Lu}/u.test(word));
}

/** The name of the skill a tag is a spelling of; null for one that is right or not known. */
export function tagSpelling(tag: string, index: CareersIndex): string | null {
  const written = tag.trim();
  const form = index.exact.get(compact(tokenize(written)));
  if (!form || form.caution === "list" || written === form.skill.name) return null;
  if (form.skill.aliases.includes(written)) return null;
  const right = [form.skill.name, ...form.skill.aliases].find(
    (each) => compact(tokenize(each)) === compact(tokenize(written)),
  );
  return right === undefined || right === written ? null : right;
}

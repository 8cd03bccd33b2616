import type { CareersIndex, SkillForm } from "../../../careers/careers-index.ts";
import { findSkills } from "../../../careers/find-skills.ts";
import { FUNCTION_WORDS, singular, stem } from "../../../text/tokens.ts";
import type { FactLine } from "../lines.ts";
import type { FactWord } from "../words.ts";

/** What of the beginnings of all spellings of skills is known, so that few words of a text are looked at further. */
const BEGINNINGS = new WeakMap<CareersIndex, ReadonlySet<string>>();

/** Letters of a beginning that are compared. */
const BEGINNING = 8;

function beginningsOf(careers: CareersIndex): ReadonlySet<string> {
  const known = BEGINNINGS.get(careers);
  if (known) return known;
  const beginnings = new Set<string>();
  for (const key of [...careers.exact.keys(), ...careers.inflected.keys()])
    for (let length = 1; length <= BEGINNING && length <= key.length; length++)
      beginnings.add(key.slice(0, length));
  BEGINNINGS.set(careers, beginnings);
  return beginnings;
}

/**
 * Ids of the skills a source names in any spelling and case. Generous, for what is found here may be said: only a name
 * as common as "go" or "C" must look like one.
 */
export function skillsOfSource(
  lines: readonly FactLine[],
  words: readonly (readonly FactWord[])[],
  careers: CareersIndex,
): ReadonlySet<string> {
  const beginnings = beginningsOf(careers);
  const begins = new Map<string, boolean>();
  const endings = new Map<string, readonly [string, string]>();
  const endingOf = (key: string, isLast: boolean) => {
    let known = endings.get(key);
    if (!known) {
      known = [singular(key), stem(key)];
      endings.set(key, known);
    }
    return known[isLast ? 1 : 0];
  };
  const held = new Set<string>();
  for (const [number, line] of words.entries()) {
    const text = lines[number]?.text ?? "";
    let mayBeListed = false;
    const meet = (form: SkillForm | undefined, phrase: readonly FactWord[]) => {
      if (!form) return;
      const [first] = phrase;
      if (form.caution !== "list") {
        if (!isSplit(form, phrase)) held.add(form.skill.id);
      } else if (first) {
        mayBeListed = true;
        const isInitial = text[first.to - (lines[number]?.at ?? 0)] === ".";
        if (first.text === form.written && !isInitial) held.add(form.skill.id);
      }
    };
    for (const [at, { key }] of line.entries()) {
      let isBeginning = begins.get(key);
      if (isBeginning === undefined) {
        isBeginning = [key, singular(key)].some((one) => beginnings.has(one.slice(0, BEGINNING)));
        begins.set(key, isBeginning);
      }
      if (!isBeginning) continue;
      let whole = "";
      for (let count = 1; count <= careers.longest && at + count <= line.length; count++) {
        const word = line[at + count - 1];
        if (!word || (count > 1 && word.gap === "break")) break;
        if (count > 1 && word.key === "and") continue;
        const joined = whole + word.key;
        // Most words begin a skill, and few of them go on as one.
        if (
          count > 1 &&
          whole.length < BEGINNING &&
          !beginnings.has(joined.slice(0, whole.length + 1))
        )
          break;
        const ending = endingOf(word.key, count > 1);
        const exact = careers.exact.get(joined);
        const inflected =
          ending === word.key && exact ? exact : careers.inflected.get(whole + ending);
        if (exact) meet(exact, line.slice(at, at + count));
        if (inflected && inflected !== exact) meet(inflected, line.slice(at, at + count));
        whole = joined;
        if (!beginnings.has(whole.slice(0, BEGINNING))) break;
      }
    }
    if (mayBeListed) for (const { skill } of findSkills(text, careers)) held.add(skill.id);
  }
  return held;
}

/** "or an" is no O-RAN: words of grammar only make a name that has them. */
function isSplit(form: SkillForm, phrase: readonly FactWord[]): boolean {
  return phrase.length !== form.words && phrase.some(({ key }) => FUNCTION_WORDS.has(key));
}

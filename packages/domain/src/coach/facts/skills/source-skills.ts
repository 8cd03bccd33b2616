import type { CareersIndex, SkillForm } from "../../../careers/careers-index.ts";
import { findSkills } from "../../../careers/find-skills.ts";
import { FUNCTION_WORDS, singular, stem } from "../../../text/tokens.ts";
import type { FactLine } from "../lines.ts";
import type { FactWord } from "../words.ts";

/** What of the beginnings of all spellings of skills is known, so that few words of a text are looked at further. */
const BEGINNINGS = new WeakMap<CareersIndex, ReadonlySet<string>>();

/** Letters of a beginning that are compared. */
const BEGINNING = 4;

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
  const held = new Set<string>();
  for (const [number, line] of words.entries()) {
    let mayBeListed = false;
    for (const [at, first] of line.entries()) {
      if (!beginnings.has(first.key.slice(0, BEGINNING)) && first.key.length >= BEGINNING) continue;
      let [whole, stemmed] = ["", ""];
      for (let count = 1; count <= careers.longest && at + count <= line.length; count++) {
        const word = line[at + count - 1];
        if (!word || (count > 1 && word.gap === "break")) break;
        if (count > 1 && word.key === "and") continue;
        const ending = count > 1 ? stem(word.key) : singular(word.key);
        const forms = [
          careers.exact.get(whole + word.key),
          careers.inflected.get(stemmed + ending),
        ];
        for (const form of forms) {
          if (form?.caution === "list") {
            mayBeListed = true;
            const isInitial = lines[number]?.text[first.to - (lines[number]?.at ?? 0)] === ".";
            if (first.text === form.written && !isInitial) held.add(form.skill.id);
          } else if (form && !isSplit(form, line.slice(at, at + count))) held.add(form.skill.id);
        }
        whole += word.key;
        stemmed += word.key;
        if (whole.length >= BEGINNING && !beginnings.has(whole.slice(0, BEGINNING))) break;
      }
    }
    const text = lines[number]?.text ?? "";
    if (mayBeListed) for (const { skill } of findSkills(text, careers)) held.add(skill.id);
  }
  return held;
}

/** "or an" is no O-RAN: words of grammar only make a name that has them. */
function isSplit(form: SkillForm, phrase: readonly FactWord[]): boolean {
  return phrase.length !== form.words && phrase.some(({ key }) => FUNCTION_WORDS.has(key));
}

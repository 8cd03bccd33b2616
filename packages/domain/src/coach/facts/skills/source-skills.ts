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
  const starts = new Map<string, Start | null>();
  const startOf = (key: string) => {
    let start = starts.get(key);
    if (start === undefined) {
      start = readStart(key, careers, beginnings);
      starts.set(key, start);
    }
    return start;
  };
  const endings = new Map<string, string>();
  const endingOf = (key: string) => {
    let ending = endings.get(key);
    if (ending === undefined) {
      ending = stem(key);
      endings.set(key, ending);
    }
    return ending;
  };
  const goesOn = (start: Start, key: string) => {
    const letter = key.slice(0, 1);
    let isGoing = start.next.get(letter);
    if (isGoing === undefined) {
      isGoing = beginnings.has((start.key + letter).slice(0, BEGINNING));
      start.next.set(letter, isGoing);
    }
    return isGoing;
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
    for (const [at, word] of line.entries()) {
      const start = startOf(word.key);
      if (start === null) continue;
      for (const form of start.forms) meet(form, [word]);
      // Most words begin a skill, and few of them go on as one.
      const next = line[at + (line[at + 1]?.key === "and" ? 2 : 1)];
      if (!next || !goesOn(start, next.key)) continue;
      let whole = word.key;
      for (let count = 2; count <= careers.longest && at + count <= line.length; count++) {
        const other = line[at + count - 1];
        if (!other || other.gap === "break") break;
        if (other.key === "and") continue;
        const joined = whole + other.key;
        const exact = careers.exact.get(joined);
        const inflected = careers.inflected.get(whole + endingOf(other.key));
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

/** What a word can begin. */
interface Start {
  readonly key: string;
  /** The skills that it is by itself. */
  readonly forms: readonly SkillForm[];
  /** Whether a skill goes on with a letter behind it; filled as it is asked. */
  readonly next: Map<string, boolean>;
}

function readStart(
  key: string,
  careers: CareersIndex,
  beginnings: ReadonlySet<string>,
): Start | null {
  const one = singular(key);
  if (![key, one].some((form) => beginnings.has(form.slice(0, BEGINNING)))) return null;
  const forms = new Set([careers.exact.get(key), careers.inflected.get(one)]);
  return { key, forms: [...forms].filter((form) => form !== undefined), next: new Map() };
}

/** "or an" is no O-RAN: words of grammar only make a name that has them. */
function isSplit(form: SkillForm, phrase: readonly FactWord[]): boolean {
  return phrase.length !== form.words && phrase.some(({ key }) => FUNCTION_WORDS.has(key));
}

import { findSkills } from "../../../careers/find-skills.ts";
import type { SectionKind } from "../../../resume/reading.ts";
import type { Axis, CheckResult } from "../../../resume/report.ts";
import { tokenize } from "../../../text/tokens.ts";
import type { ChatContext } from "../context.ts";
import type { Heard, HeardWord } from "./hear.ts";
import type { Named } from "./question.ts";
import { respelled } from "./spelling.ts";
import { partsOf } from "./things.ts";
import { SMALL_WORDS } from "./vocabulary.ts";

/** Whether a word of the question is this one, perhaps misspelt. */
function says({ words }: Heard, wanted: string): boolean {
  return words.some(({ text, key }) => {
    const lower = text.toLowerCase();
    return key === wanted || lower === wanted || respelled(lower, [wanted]) !== null;
  });
}

const AXES: Readonly<Record<Axis, readonly string[]>> = {
  readable: ["readable", "readability"],
  content: ["content"],
  match: ["match", "matching"],
};

/** The axis that is named; null for none. */
export function axisIn(heard: Heard): Axis | null {
  const axes = Object.keys(AXES) as Axis[];
  return axes.find((axis) => AXES[axis].some((word) => says(heard, word))) ?? null;
}

/** Words of check titles that say nothing by themselves. */
const IN_MANY_TITLES = new Set("a an in the of with for no one says my i or".split(" "));

/** The part of a check's title that must be said. */
const MOST_OF_TITLE = 0.6;

/** The check whose title, or most of it, is said; null for none. The more of its words, the likelier. */
export function checkIn(heard: Heard, checks: readonly CheckResult[]): CheckResult | null {
  const said: Heard = heard.quoted === "" ? heard : { ...heard, words: wordsOf(heard) };
  let best: CheckResult | null = null;
  let most = 0;
  for (const check of checks) {
    for (const name of [check.title, check.id.replaceAll("-", " ")]) {
      const words = [...new Set(name.toLowerCase().match(/\p{L}+/gu) ?? [])].filter(
        (word) => !IN_MANY_TITLES.has(word),
      );
      const there = words.filter((word) => says(said, word)).length;
      if (there / words.length >= MOST_OF_TITLE && there + there / words.length > most)
        [best, most] = [check, there + there / words.length];
    }
  }
  return best;
}

function wordsOf({ words, quoted }: Heard): Heard["words"] {
  const more = quoted.toLowerCase().match(/\p{L}+/gu) ?? [];
  return [...words, ...more.map((key) => ({ text: key, key, concepts: [] }))];
}

const SECTIONS: Readonly<Partial<Record<SectionKind, readonly string[]>>> = {
  summary: ["summary", "objective", "intro", "introduction"],
  education: ["education", "diploma", "graduation", "degree", "college", "qualification", "padhai"],
  experience: ["experience", "employment", "company", "companies"],
  projects: ["projects", "project"],
  skills: ["skills", "skill"],
  certifications: ["certifications", "certification", "certificates", "certificate"],
  contact: [
    "contact",
    "email",
    "phone",
    "address",
    "name",
    "naam",
    "linkedin",
    "github",
    "portfolio",
  ],
  awards: ["awards", "award"],
  publications: ["publications"],
  languages: ["languages"],
  references: ["references"],
};

const SECTION_WORDS = new Set(Object.values(SECTIONS).flat());

const TITLE_NOUNS = new Set(
  "engineer engineers manager managers lead leader coordinator head officer associate assistant executive director management".split(
    " ",
  ),
);

/** The section that is named; null for none. */
export function sectionIn(heard: Heard): SectionKind | null {
  const kinds = Object.keys(SECTIONS) as SectionKind[];
  // "Project Engineer" is a title.
  const words = heard.words.filter(
    ({ key }, at) =>
      !(key.startsWith("project") && TITLE_NOUNS.has(heard.words[at + 1]?.key ?? "")),
  );
  return (
    kinds.find((kind) => SECTIONS[kind]?.some((word) => says({ ...heard, words }, word))) ?? null
  );
}

/** The score that is to be reached: a whole number of 30 to 100. */
export function goalIn({ words }: Heard): number | null {
  const numbers = words.map(({ text }) =>
    Number(/^(\d{2,3})[+%]?$/u.exec(text)?.[1] ?? Number.NaN),
  );
  return numbers.find((number) => number >= 30 && number <= 100) ?? null;
}

/**
 * The term of the job, the skill or any other thing that a question is about; null for none.
 *
 * A term of the job by its name or another spelling of it first, then a known skill, then the words that neither hold
 * the sentence together nor say what is asked.
 */
export function namedIn(heard: Heard, { report, careers }: ChatContext): Named | null {
  const terms = report.match?.terms ?? [];
  const text = heard.quoted === "" ? heard.text : heard.quoted;
  const keys = tokenize(text).map(({ key }) => key);
  const byName = terms
    .filter(({ term }) =>
      isWithin(
        tokenize(term).map(({ key }) => key),
        keys,
      ),
    )
    .toSorted((a, b) => b.term.length - a.term.length)[0];
  if (byName) return { name: byName.term, term: byName };
  for (const { skill } of skillsIn(heard, text, careers)) {
    const term =
      terms.find(({ skillId }) => skillId === skill.id) ??
      terms.find((one) => partsOf(one).includes(skill.name)) ??
      null;
    return { name: term?.term ?? skill.name, term };
  }
  const misspelt = terms.find(({ term }) => says(heard, term.toLowerCase()));
  if (misspelt) return { name: misspelt.term, term: misspelt };
  const name = heard.quoted || leftOver(heard);
  return name === "" ? null : { name, term: null };
}

/** Also what a list would name and a sentence would not, "excel" or "r", where a word stands alone for it. */
function skillsIn({ words }: Heard, text: string, careers: ChatContext["careers"]) {
  const mentions = findSkills(text, careers);
  if (mentions.length > 0) return mentions;
  return words
    .filter(({ key, concepts }) => concepts.length === 0 && !SMALL_WORDS.has(key))
    .flatMap((word) => findSkills(word.text, careers, { isList: true }));
}

function isWithin(part: readonly string[], whole: readonly string[]): boolean {
  if (part.length === 0) return false;
  return whole.some((_, at) => part.every((key, i) => whole[at + i] === key));
}

/** Words that are neither small nor known, as they were typed; "" where they do not stand together: no name is made of them. */
function leftOver({ words }: Heard): string {
  const first = words.findIndex(isOwnWord);
  if (first < 0) return "";
  const last = words.findLastIndex(isOwnWord);
  const name = words.slice(first, last + 1);
  return name.every(isOwnWord) ? name.map(({ text }) => text).join(" ") : "";
}

/** Whether a word neither holds the sentence together nor says what is asked. */
function isOwnWord({ key, concepts }: HeardWord): boolean {
  return concepts.length === 0 && !SMALL_WORDS.has(key) && !SECTION_WORDS.has(key);
}

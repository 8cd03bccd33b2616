import { full, MAX_EVIDENCE } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import type { Skill } from "../../careers/careers.ts";
import { isNamed } from "../../careers/careers-index.ts";
import { findSkills } from "../../careers/find-skills.ts";
import { tokenize } from "../../text/tokens.ts";
import type { Reading } from "../../resume/reading.ts";
import type { Passage } from "../../evidence/passages.ts";
import type { Subject } from "../../evidence/subject.ts";
import { figure, listed, quoted } from "../../text/wording.ts";
import { isSlipOf, nearNames } from "../../careers/near-names.ts";
import { sentencesOf, withoutSentences } from "./sentences.ts";

/** Names of technologies written as their makers write them. */
export const technologyNames: Check = {
  id: "technology-names",
  axis: "content",
  weight: 1,
  title: "Names of technologies",
  looksAt:
    "Names of technologies written as their makers write them: capitals, spaces, and letters too many, too few, wrong or swapped.",
  source:
    "Spellings of `content/careers`: the maker's own. A reader of the trade sees " +
    "“Javascript” at once, and a search for Kubernetes misses “Kubernets”. A word is a slip" +
    " only where it is one letter from a single name and means nothing else.",
  run,
};

/** Names in capitals throughout that are no word in small letters. */
const ACRONYMS: ReadonlySet<string> = new Set(
  "ABAP AWS CSS GCP HTML JSON PHP SAP SPSS SQL XML".split(" "),
);

interface Slip {
  readonly passage: Passage;
  readonly from: number;
  readonly to: number;
  readonly written: string;
  readonly name: string;
}

function run(subject: Subject): Outcome {
  if (sentencesOf(subject).length === 0) return withoutSentences("Names of technologies");
  const passages = subject.passages.filter(
    (passage) => !passage.isWall && !/^[^\p{Ll}]*$/u.test(passage.text),
  );
  const names = nameWords(subject.reading);
  const slips = passages.flatMap((passage) => slipsIn(passage, names, subject));
  if (slips.length === 0) return full("No slip found.");
  const different = [...new Map(slips.map((slip) => [slip.written, slip])).values()];
  return {
    share: 0,
    finding: `${listed(
      different.map((slip) => `${quoted(slip.written)} for ${slip.name}`),
      3,
    )}.`,
    evidence: slips.slice(0, MAX_EVIDENCE).map((slip) => ({
      line: slip.passage.lines[0] ?? null,
      where: slip.passage.where,
      quote: slip.passage.text,
      marks: [{ from: slip.from, to: slip.to, note: `Written ${slip.name}.` }],
      example: null,
    })),
    advice: {
      title: `Spell ${figure(different.length, "name")} as ${different.length === 1 ? "its maker does" : "their makers do"}`,
      why: "Who works with a thing knows how it is written.",
      note: listed(
        different.map((slip) => slip.name),
        3,
      ),
    },
    praise: null,
    concern: {
      text: `${listed(
        different.map((slip) => `${quoted(slip.written)} is written ${slip.name}`),
        2,
      )}.`,
      lines: [...new Set(slips.flatMap((slip) => slip.passage.lines.slice(0, 1)))],
    },
  };
}

function slipsIn(
  passage: Passage,
  names: ReadonlySet<string>,
  { index, isEnglish }: Subject,
): Slip[] {
  const { text } = passage;
  const isList = passage.kind === "list";
  const known = findSkills(text, index, { isList }).flatMap(({ skill, from, to }): Slip[] => {
    const written = text.slice(from, to);
    const name = rightName(skill, written);
    return name === null ? [] : [{ passage, from, to, written, name }];
  });
  // Words of another language may be anything.
  const near = isEnglish ? nearNames(text, index, { isList, names }) : [];
  return [
    ...known,
    ...near.map((slip) => ({ passage, ...slip, written: text.slice(slip.from, slip.to) })),
  ].toSorted((a, b) => a.from - b.from);
}

/** Keys of the words in the names a resume gives: nobody's firm is a slip of the pen. */
function nameWords(reading: Reading): Set<string> {
  const names = [
    reading.contact.name,
    reading.contact.location,
    ...reading.experience.flatMap((job) => [job.company, job.location]),
    ...reading.education.flatMap((study) => [study.institution, study.location]),
    ...reading.projects.map((project) => project.name),
    ...reading.references.flatMap((item) => [item.title, item.by]),
    ...reading.certifications.map((item) => item.by),
  ];
  return new Set(
    names.flatMap((found) => (found ? tokenize(found.value).map((token) => token.key) : [])),
  );
}

/** The maker's spelling where only capitals or spaces differ from it; null when the writing is right or an alias. */
function rightName(skill: Skill, written: string): string | null {
  if (!isNamed(skill)) return null;
  if (written === skill.name) return null;
  // "Java Script" and "My SQL" are one word for their makers, whatever else they are found by.
  if (
    !skill.name.includes(" ") &&
    written.includes(" ") &&
    isSame(written.replaceAll(" ", ""), skill.name)
  )
    return skill.name;
  if (isSlipOf(written, skill.name)) return skill.name;
  if (skill.aliases.includes(written)) return null;
  if (skill.plainWords?.some((word) => isSame(word, written))) return null;
  // A name in capitals throughout is style; a plural or possessive is grammar.
  if (/^[^\p{Ll}]*$/u.test(written) && written.length > 1) return null;
  // "Unity engine" is our wording; only whole names and single words are the maker's.
  const names = [skill.name, ...skill.aliases.filter((alias) => !alias.includes(" "))];
  const wanted = names.find((spelling) => isSame(spelling, written));
  if (wanted === undefined) return null;
  // "Yarn" and "mean" are words before they are YARN and MEAN.
  if (/^\p{Lu}+$/u.test(wanted) && !ACRONYMS.has(wanted)) return null;
  // "docker" and "pandas" are a style, and some makers' own; "Javascript" and "Mysql" are slips.
  return /^.+\p{Lu}/u.test(wanted) ? wanted : null;
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

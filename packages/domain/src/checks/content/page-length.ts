import { full } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import { tokenize } from "../../text/tokens.ts";
import { CLICHES, findPhrases, VAGUE } from "../../lexicon/cliches.ts";
import { dutyOpening } from "../../lexicon/duties.ts";
import { pronounsIn } from "./first-person.ts";
import type { Reading } from "../../resume/reading.ts";
import type { Subject } from "../../evidence/subject.ts";
import { careerOf } from "./enough.ts";
import { figure, sentenceStart, counted } from "../../text/wording.ts";

/** Pages and words fit for the years behind them. */
export const pageLength: Check = {
  id: "page-length",
  axis: "content",
  weight: 4,
  title: "Length for the level",
  looksAt: "Pages and words fit for the years behind them.",
  source:
    "Custom of Indian hiring: one page for freshers, two up to ten years, three beyond. " +
    "Words of sentences, titles and studies, our choice: 120 for a fresher, 160 for others," +
    " 200 from five years on; three quarters of that in another language.",
  run,
};

/** Years from which a third page is in place. */
const LONG_CAREER = 10;

/** Words of sentences, titles and studies below which a page is too short, by how much the person has done. */
export const FEWEST_WORDS = { fresher: 120, experienced: 160, long: 200 };

/** Up to this part of the fewest words a page shows nothing yet; from there on it earns evenly. */
const SHOWS_NOTHING = 1 / 3;

/** Other languages say the same in fewer words than English: their compounds and endings take the place of some. */
const OTHER_LANGUAGE_SHARE = 0.75;

function run(subject: Subject): Outcome {
  const { file, isFresher, years } = subject;
  const allowed = isFresher ? 1 : (years ?? 0) >= LONG_CAREER ? 3 : 2;
  const words = writtenWords(subject);
  const fewest = fewestWords(subject);
  const over = Math.max(0, file.pages - allowed);
  const facts = `${figure(file.pages, "page")}, ${figure(words, "word")} of substance.`;
  const least = fewest * SHOWS_NOTHING;
  const filled = Math.max(0, Math.min(1, (words - least) / (fewest - least)));
  const share = filled * Math.max(0, 1 - over / 2);
  if (share >= 1)
    return full(facts, {
      text: `${sentenceStart(counted(file.pages, "page"))}, which fits your level.`,
      lines: [],
    });
  const level = isFresher
    ? "a fresher"
    : (years ?? 0) >= LONG_CAREER
      ? "a long career"
      : "your years";
  if (over > 0)
    return {
      share,
      finding: `${facts} ${sentenceStart(counted(allowed, "page"))} ${allowed === 1 ? "is" : "are"} enough for ${level}.`,
      evidence: [],
      advice: {
        title: `Cut ${figure(over, "page")}`,
        why: "What matters drowns in what does not. Old jobs need a line each, and what does not serve this job can go.",
        note: `${figure(file.pages, "page")} for ${level}`,
      },
      praise: null,
      concern: {
        text: `${sentenceStart(counted(file.pages, "page"))} for ${level}: ${counted(allowed, "page")} would be read.`,
        lines: [],
      },
    };
  return {
    share,
    finding: `${facts} ${fewest} is the least that shows ${isFresher ? "projects and studies" : "the work"}.`,
    evidence: [],
    advice: {
      title: "Say more about what you did",
      why: isFresher
        ? "A project or an internship in three lines shows more than a list of subjects."
        : "Titles and lists say where you were. A few sentences each say what you did there.",
      note: figure(words, "word"),
    },
    praise: null,
    concern: {
      text:
        words === 0
          ? "The page says nothing yet about what you did and learned."
          : `The page holds only ${counted(words, "word")} about what you did and learned.`,
      lines: [],
    },
  };
}

function fewestWords(subject: Subject): number {
  const share = subject.isEnglish ? 1 : OTHER_LANGUAGE_SHARE;
  return Math.round(FEWEST_WORDS[careerOf(subject)] * share);
}

/** Words of what says something: lists of skills, walls and text that fitted nowhere are left out. */
function writtenWords({ reading, bullets, summary }: Subject): number {
  const texts = [
    summary?.text ?? "",
    ...bullets.map((bullet) => bullet.text),
    ...entryTexts(reading),
  ];
  // A sentence twice says nothing more than once.
  return [...new Set(texts)].reduce((sum, text) => sum + wordsThatSay(text), 0);
}

function entryTexts(reading: Reading): string[] {
  return [
    ...reading.experience.flatMap((job) => [job.title, job.company]),
    ...reading.education.flatMap((study) => [study.degree, study.institution]),
    ...reading.projects.map((project) => project.name),
  ].flatMap((found) => (found ? [found.value] : []));
}

/**
 * Words without those that say nothing: "I" and "my", phrases every resume could carry, and of "Responsible for" all
 * but the one that a verb would take. To leave them out makes a page no shorter.
 */
function wordsThatSay(text: string): number {
  const duty = dutyOpening(text);
  const empty = [
    ...findPhrases(text, CLICHES),
    ...findPhrases(text, VAGUE),
    ...pronounsIn(text),
    ...(duty ? [duty] : []),
  ];
  const said = tokenize(text).filter(
    (token) => !empty.some(({ from, to }) => token.from >= from && token.to <= to),
  );
  return said.length + (duty ? 1 : 0);
}

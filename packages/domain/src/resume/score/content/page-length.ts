import { full } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import { tokenize } from "../../match/terms.ts";
import type { Reading } from "../../reading.ts";
import type { Subject } from "../subject.ts";
import { figure, sentenceStart, counted } from "../wording.ts";

/** Pages and words fit for the years behind them. */
export const pageLength: Check = {
  id: "page-length",
  axis: "content",
  weight: 3,
  title: "Length for the level",
  looksAt: "Pages and words fit for the years behind them.",
  source:
    "Custom of Indian hiring: one page for freshers, two up to ten years, three beyond. Words: our choice.",
  run,
};

/** Years from which a third page is in place. */
const LONG_CAREER = 10;

/** Words of sentences, titles and studies below which a page is thin. */
const FEWEST_WORDS = { fresher: 80, experienced: 120 };

function run(subject: Subject): Outcome {
  const { file, isFresher, years } = subject;
  const allowed = isFresher ? 1 : (years ?? 0) >= LONG_CAREER ? 3 : 2;
  const words = writtenWords(subject);
  const fewest = isFresher ? FEWEST_WORDS.fresher : FEWEST_WORDS.experienced;
  const over = Math.max(0, file.pages - allowed);
  const facts = `${figure(file.pages, "page")}, ${figure(words, "word")} of substance.`;
  const share = Math.min(words / fewest, 1) * Math.max(0, 1 - over / 2);
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
      text: `The page holds only ${counted(words, "word")} about what you did and learned.`,
      lines: [],
    },
  };
}

/** Words of what says something: lists of skills, walls and text that fitted nowhere are left out. */
function writtenWords({ reading, bullets, summary }: Subject): number {
  const texts = [
    summary?.text ?? "",
    ...bullets.map((bullet) => bullet.text),
    ...entryTexts(reading),
  ];
  // A sentence twice says nothing more than once.
  return [...new Set(texts)].reduce((sum, text) => sum + tokenize(text).length, 0);
}

function entryTexts(reading: Reading): string[] {
  return [
    ...reading.experience.flatMap((job) => [job.title, job.company]),
    ...reading.education.flatMap((study) => [study.degree, study.institution]),
    ...reading.projects.map((project) => project.name),
  ].flatMap((found) => (found ? [found.value] : []));
}

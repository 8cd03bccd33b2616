import { contentStems, tokenize } from "../../text/tokens.ts";
import { sentenceStart } from "../../text/wording.ts";
import { readFigures } from "../../coach/facts/figures/read-figures.ts";
import { verbOf } from "../../lexicon/verbs.ts";
import type { Question } from "../question.ts";
import type { InterviewBackground, InterviewSetup, OwnFact } from "../setup.ts";
import { entriesOf, type Entry, jobGaps } from "../facts/entries.ts";
import { excerptOf } from "../facts/excerpt.ts";
import { isExact, monthIndex, monthsInWords } from "../facts/months.ts";
import { ASKED, CHANGE, GAP } from "./position-kinds.ts";
import type { ResumeKind } from "./resume-kind.ts";
import { CLAIM, FIGURE, PROJECT, SKILL } from "./story-kinds.ts";
import { seededRank } from "../seeded.ts";

/** Of each kind only those that stand first on the resume are asked about. Our choice: the latest work is what an interviewer reads. */
const MOST_OF_A_KIND = 4;
/** Words of a line that a question quotes; with the question's own words it stays within thirty. */
const MOST_QUOTED = 12;
/** A stay that is shorter is asked about. Our choice: a year is the usual least of a first job. */
const SHORT_STAY = 12;

/**
 * Questions about the person's own lines: a figure, a claim without one, time between jobs, a skill that no other line shows, a short stay or a change of work, a project, and
 * what the job asks for and the resume does not name. Made by rule; each quotes only what stands there.
 *
 * @returns  [] for no facts
 */
export function resumeQuestions(
  { facts, asked }: InterviewBackground,
  { level }: Pick<InterviewSetup, "level">,
): readonly Question[] {
  if (facts.length === 0) return [];
  const jobs = entriesOf(facts, "job");
  const projects = entriesOf(facts, "project");
  const told = [...jobs, ...projects].flatMap(({ lines }) => lines);
  const isNew = level === "fresher" || jobs.length === 0;
  return [
    ...told.flatMap(figureQuestion).slice(0, MOST_OF_A_KIND),
    ...told.flatMap(claimQuestion).slice(0, MOST_OF_A_KIND),
    ...jobGaps(jobs).slice(0, 1).map(gapQuestion),
    ...skillQuestions(facts).slice(0, MOST_OF_A_KIND),
    ...changeQuestions(jobs).slice(0, 2),
    ...projects.slice(0, isNew ? MOST_OF_A_KIND : 1).map(projectQuestion),
    ...asked
      .filter(({ isOnResume, term }) => !isOnResume && term.length <= 40)
      .slice(0, 3)
      .map(askedQuestion),
  ];
}

function figureQuestion(fact: OwnFact): readonly Question[] {
  const figure = readFigures(fact.text, 0, { tongue: "english" }).find(
    (one) => !one.isOrdinal && !isYear(fact.text.slice(one.from, one.to)),
  );
  if (!figure) return [];
  const quote = excerptOf(fact.text, MOST_QUOTED, figure.to - 1);
  return [
    made(FIGURE, {
      key: fact.text,
      ask: `Your resume says “${quote}”. How did you get to that figure?`,
      title: `Behind a figure of your resume: ${titleOf(fact)}`,
      about: fact.text,
    }),
  ];
}

function isYear(text: string): boolean {
  return /^(?:19|20)\d\d$/u.test(text.trim());
}

/** A line that begins with what was done and has no figure. */
function claimQuestion(fact: OwnFact): readonly Question[] {
  const [first, ...rest] = tokenize(fact.text);
  if (!first || rest.length < 3 || !verbOf(first.key) || /\p{Nd}/u.test(fact.text)) return [];
  return [
    made(CLAIM, {
      key: fact.text,
      ask: `Your resume says “${excerptOf(fact.text, MOST_QUOTED)}”. Tell me about one time you did that.`,
      title: `Behind a line of your resume: ${titleOf(fact)}`,
      about: fact.text,
    }),
  ];
}

function gapQuestion({ before, after, months }: ReturnType<typeof jobGaps>[number]): Question {
  const [left, joined] = [before.place || before.title, after.place || after.title];
  return made(GAP, {
    key: `${before.name} ${after.name}`,
    ask: `Between ${short(left)} and ${short(joined)} there are ${monthsInWords(months)} on your resume. What did you do in that time?`,
    title: `The time between ${short(left)} and ${short(joined)}`,
    about: `${before.name} ${after.name} gap break time`,
  });
}

function skillQuestions(facts: readonly OwnFact[]): readonly Question[] {
  const shown = new Set(
    facts.filter(({ kind }) => kind !== "skill").flatMap(({ text }) => contentStems(text)),
  );
  return facts
    .filter(({ kind, text }) => kind === "skill" && text.length >= 2 && text.length <= 40)
    .filter(({ text }) => {
      const stems = contentStems(text);
      return stems.length > 0 && stems.every((stem) => !shown.has(stem));
    })
    .map(({ text }) =>
      made(SKILL, {
        key: text,
        ask: `You list ${text} among your skills. What have you used it for?`,
        title: `What you used ${text} for`,
        about: text,
      }),
    );
}

function changeQuestions(jobs: readonly Entry[]): readonly Question[] {
  return jobs.flatMap((job, at) => {
    const { period, place, title } = job;
    const name = short(place || title);
    if (period?.to && isExact(period.to) && isExact(period.from)) {
      const months = monthIndex(period.to) - monthIndex(period.from) + 1;
      if (months < SHORT_STAY && !/\bintern|trainee|apprentice/iu.test(title)) {
        return [
          made(CHANGE, {
            key: `left ${job.name}`,
            ask: `You left ${name} after ${monthsInWords(months)}. What was the reason?`,
            title: `Why you left ${name}`,
            about: `${job.name} leave reason change`,
          }),
        ];
      }
    }
    const before = jobs[at + 1];
    if (!before || shareWords(title, before.title)) return [];
    return [
      made(CHANGE, {
        key: `${before.title} ${title}`,
        ask: `You went from ${short(before.title)} to ${short(title)}. What made you change?`,
        title: `From ${short(before.title)} to ${short(title)}`,
        about: `${before.title} ${title} change move`,
      }),
    ];
  });
}

function projectQuestion(project: Entry): Question {
  return made(PROJECT, {
    key: project.name,
    ask: `Tell me about your project ${short(project.title)}. Which part of it did you make yourself?`,
    title: `Your project ${short(project.title)}`,
    about: [project.name, ...project.lines.map(({ text }) => text)].join(" "),
  });
}

function askedQuestion({ term }: InterviewBackground["asked"][number]): Question {
  return made(ASKED, {
    key: `asked ${term}`,
    ask: `The job asks for ${term}, and I do not see it on your resume. What have you done that comes near?`,
    title: `${sentenceStart(term)}, which the job asks for`,
    about: term,
  });
}

interface Made {
  /** The same for the same line, so that a question is known again. */
  readonly key: string;
  readonly ask: string;
  readonly title: string;
  /** What words of an answer are compared with. */
  readonly about: string;
}

function made(kind: ResumeKind, { key, ask, title, about }: Made): Question {
  return {
    ...kind,
    id: `resume-${seededRank(0, key).toString(36)}`,
    type: "resume",
    roles: [],
    levels: [],
    minutes: 2,
    ask,
    title,
    subject: contentStems(about).slice(0, 40),
    leads: { lessons: [], problems: [] },
  };
}

function titleOf({ of, text }: OwnFact): string {
  return short(of === "" ? text : of);
}

/** A name as long as a heading may be. */
function short(name: string): string {
  return excerptOf(name, 6);
}

function shareWords(one: string, other: string): boolean {
  const words = new Set(contentStems(one));
  return contentStems(other).some((stem) => words.has(stem));
}

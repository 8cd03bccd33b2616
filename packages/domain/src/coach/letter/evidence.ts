import type { CareersIndex } from "../../careers/careers-index.ts";
import type { ResumeDraft } from "../../draft/draft.ts";
import { contentStems } from "../../text/tokens.ts";
import { type LetterJob, textsNaming } from "./asked.ts";
import { type Career, careerOf, type Stage } from "./career.ts";
import { firstPerson } from "./first-person.ts";
import { type LineGroup, type ResumeLine, resumeLines, sentencesOf } from "./resume-lines.ts";

/** A line of the resume as a sentence, with what of the job it answers. */
export interface Evidence {
  readonly line: ResumeLine;
  /** What stands after "I". */
  readonly predicate: string;
  /** The work it belongs to; null for a project and for a section of the person's own. */
  readonly stage: Stage | null;
  /** The project's name; "" for anything else. */
  readonly project: string;
  /** Places in `job.reading.terms`. */
  readonly answers: readonly number[];
  /** What it is worth by itself, whatever was chosen before. */
  readonly worth: number;
}

/** What a letter can be made of. */
export interface LetterSources {
  readonly groups: readonly LineGroup[];
  readonly career: Career;
  /** Numbers of the lines that name each term of the job. */
  readonly naming: readonly (readonly number[])[];
  /** Every line that can be a sentence, in the order of the resume. */
  readonly evidence: readonly Evidence[];
}

/** @param today  whole days since 1 January 1970 (UTC) */
export function sourcesOf(
  draft: ResumeDraft,
  job: LetterJob,
  index: CareersIndex,
  today: number,
): LetterSources {
  const groups = resumeLines(draft);
  const career = careerOf(draft, today);
  const lines = groups.flatMap((group) => group.lines);
  const naming = textsNaming(
    lines.map(({ number, text, kind }) => ({ number, text, isList: kind === "list" })),
    job,
    index,
  );
  const duties = job.reading.duties.map((duty) => new Set(contentStems(duty)));
  const evidence = groups.flatMap((group) => {
    const stage = career.jobs.find(({ item }) => item === group.item) ?? null;
    if (!stage && !isOwnWork(group.section)) return [];
    return group.lines.flatMap((line) => {
      if (line.kind !== "bullet") return [];
      return sentencesOf(line.text).flatMap((sentence): Evidence[] => {
        const predicate = firstPerson(sentence, stage?.isCurrent ?? false);
        if (predicate === null) return [];
        const answers = naming.flatMap((numbers, term) =>
          numbers.includes(line.number) ? [term] : [],
        );
        const project = group.section === "projects" ? group.name : "";
        const worth = worthOf(sentence, stage, duties);
        return [{ line, predicate, stage, project, answers, worth }];
      });
    });
  });
  return { groups, career, naming, evidence };
}

function isOwnWork(section: string): boolean {
  return section === "projects" || section.startsWith("custom_");
}

const NUMBER =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|double|thrice|twice)\b/iu;

/** A duty of the job is answered by a line that shares this many of its words that carry meaning. */
const SHARED_WITH_DUTY = 3;
/** Sentences longer than this are worth less: a letter is read once. */
const LONG = 28;

function worthOf(
  sentence: string,
  stage: Stage | null,
  duties: readonly ReadonlySet<string>[],
): number {
  const stems = contentStems(sentence);
  const isDuty = duties.some(
    (duty) => stems.filter((stem) => duty.has(stem)).length >= SHARED_WITH_DUTY,
  );
  return (
    (NUMBER.test(sentence) ? 1.5 : 0) +
    (isDuty ? 1.5 : 0) +
    (stage ? 0.5 : 0) +
    (stage?.isCurrent ? 0.5 : 0) -
    (sentence.split(/\s+/u).length > LONG ? 1 : 0)
  );
}

/** The most sentences of evidence in a letter, and of one employer or project. Our choice: one page, read in a minute. */
const MOST = 5;
const MOST_OF_ONE = 3;
const LEAST = 3;
/** From `LEAST` on, a sentence must bring this much. */
const ENOUGH = 2.5;
const OF_MUST = 4;
const OF_NICE = 2;

/** The lines that answer most of the job, musts first; of what answers as much, figures and recent work. */
export function chooseEvidence(sources: LetterSources, job: LetterJob): readonly Evidence[] {
  const chosen: Evidence[] = [];
  const answered = new Set<number>();
  const gain = (one: Evidence): number =>
    one.answers
      .filter((term) => !answered.has(term))
      .reduce(
        (sum, term) => sum + (job.reading.terms[term]?.need === "must" ? OF_MUST : OF_NICE),
        one.worth,
      );
  while (chosen.length < MOST) {
    const left = sources.evidence.filter(
      (one) =>
        !chosen.some(({ line }) => line === one.line) &&
        chosen.filter((other) => placeOf(other) === placeOf(one)).length < MOST_OF_ONE,
    );
    const best = left.toSorted((a, b) => gain(b) - gain(a))[0];
    if (!best || (chosen.length >= LEAST && gain(best) < ENOUGH)) break;
    chosen.push(best);
    for (const term of best.answers) answered.add(term);
  }
  return inOrder(chosen, sources.career);
}

/** Where a piece of evidence is from, as the letter names it. */
export function placeOf({ stage, project }: Evidence): string {
  return stage ? stage.where || stage.title : project;
}

/** Work first, the latest first; then projects; each in the order it was chosen. */
function inOrder(chosen: readonly Evidence[], { jobs }: Career): readonly Evidence[] {
  const places = jobs.map(({ where, title }) => where || title);
  const rank = (one: Evidence) =>
    one.stage ? places.indexOf(placeOf(one)) : one.project === "" ? Infinity : jobs.length;
  const first = (one: Evidence) => chosen.findIndex((other) => placeOf(other) === placeOf(one));
  return chosen.toSorted((a, b) => rank(a) - rank(b) || first(a) - first(b));
}

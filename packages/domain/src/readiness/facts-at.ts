import type { Course, LearningEvent } from "../learning/index.ts";
import {
  courseFigures,
  eventsUntil,
  foldProgress,
  type Progress,
  retrievability,
} from "../learning/progress/index.ts";
import type { ProblemIndex } from "../practice/index.ts";
import { foldPractice, type PracticeProgress } from "../practice/progress/index.ts";
import {
  type AnswerFacts,
  type CodingFacts,
  type ConceptFacts,
  type DayFacts,
  RECENT_PROBLEMS,
  type ReadinessFacts,
  type ResumeFacts,
} from "./facts.ts";

/** Mock rounds whose problems are counted. Our choice. */
const RECENT_ROUNDS = 3;

/** When something came to be, in milliseconds since 1970. */
export interface Dated<Value> {
  readonly at: number;
  readonly value: Value;
}

/** Everything somebody did that readiness is worked out from, whenever it was. Lists in any order. */
export interface ReadinessLog {
  /** Null where this installation has none. */
  readonly course: Course | null;
  readonly problems: Pick<ProblemIndex, "problems">;
  readonly events: readonly LearningEvent[];
  /** Share of right answers in each final assessment that is over, 0 to 1. */
  readonly assessments: readonly Dated<number>[];
  readonly reports: readonly Dated<ResumeFacts>[];
  /** The scored answers of each mock interview that is over. */
  readonly interviews: readonly Dated<readonly AnswerFacts[]>[];
  readonly days: readonly Dated<DayFacts>[];
}

/** How far somebody was at a moment, with the folds it follows from. */
export interface Standing {
  readonly facts: ReadinessFacts;
  readonly learning: Progress;
  readonly practice: PracticeProgress;
}

/** What was so at a moment, from what had happened by then. What was deleted since counts as never done. */
export function standingAt(log: ReadinessLog, now: number): Standing {
  const events = eventsUntil(log.events, now);
  const learning = foldProgress(events);
  const practice = foldPractice(events);
  const interviews = until(log.interviews, now);
  return {
    learning,
    practice,
    facts: {
      concepts: conceptFacts(log.course, learning, until(log.assessments, now), now),
      resume: until(log.reports, now).at(-1) ?? null,
      interview: { interviews: interviews.length, answers: interviews.flat() },
      coding: codingFacts(log.problems, practice, now),
      work: { days: until(log.days, now) },
    },
  };
}

/** The earliest first. */
function until<Value>(dated: readonly Dated<Value>[], now: number): readonly Value[] {
  return dated
    .filter(({ at }) => at <= now)
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

function conceptFacts(
  course: Course | null,
  progress: Progress,
  assessments: readonly number[],
  now: number,
): ConceptFacts {
  const assessment = assessments.length === 0 ? null : Math.max(...assessments);
  if (!course)
    return {
      pages: 0,
      pagesDone: 0,
      exercises: 0,
      solved: 0,
      remembered: 0,
      practised: 0,
      assessment,
    };
  const { pages, pagesDone, exercises, solved } = courseFigures(course, progress);
  const memories = course.stages.flatMap((stage) =>
    stage.pages.flatMap(({ slug }) => progress.pages.get(slug)?.memory ?? []),
  );
  return {
    pages,
    pagesDone,
    exercises,
    solved,
    remembered: memories.reduce((sum, memory) => sum + retrievability(memory, now), 0),
    practised: memories.length,
    assessment,
  };
}

function codingFacts(
  { problems }: Pick<ProblemIndex, "problems">,
  { problems: done, concepts, rounds }: PracticeProgress,
  now: number,
): CodingFacts {
  const levels = new Map(problems.map(({ slug, level }) => [slug, level]));
  const all = [...done.values()]
    .filter(({ solvedAt, problem }) => solvedAt !== null && levels.has(problem))
    .toSorted((a, b) => (b.solvedAt ?? 0) - (a.solvedAt ?? 0) || (a.problem < b.problem ? -1 : 1));
  const ofLevel = (level: string) =>
    all.filter(({ problem }) => levels.get(problem) === level).length;
  const recent = all.slice(0, RECENT_PROBLEMS);
  const memories = [...concepts.values()].flatMap(({ memory }) => memory ?? []);
  const parts = rounds.slice(0, RECENT_ROUNDS).flatMap((round) => round.parts);
  return {
    solved: { easy: ofLevel("easy"), medium: ofLevel("medium"), hard: ofLevel("hard") },
    topics: new Set(all.flatMap(({ topic }) => topic ?? [])).size,
    recent: recent.length,
    unaided: recent.filter(({ state }) => state === "practised" || state === "mastered").length,
    concepts: memories.length,
    remembered: memories.reduce((sum, memory) => sum + retrievability(memory, now), 0),
    roundProblems: parts.length,
    roundSolved: parts.filter(({ marks }) =>
      marks.some(
        ({ kind, passed, total }) => kind === "submitted" && total > 0 && passed === total,
      ),
    ).length,
  };
}

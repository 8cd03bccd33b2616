import { retrievability } from "../../learning/progress/index.ts";
import type { ProblemEntry, ProblemIndex } from "../compiled.ts";
import type { ProblemLevel } from "../problem.ts";
import type { ConceptProgress, PracticeProgress } from "./practice-progress.ts";

/** A concept that is about to be forgotten, with the problem to take for it. */
export interface DueConcept {
  readonly topic: string;
  /** Milliseconds since 1970. */
  readonly dueAt: number;
  readonly problem: ProblemEntry;
}

/** What to do next. */
export interface NextProblem {
  readonly kind: "review" | "weakest" | "continue" | "new";
  readonly problem: ProblemEntry;
}

const LEVELS: readonly ProblemLevel[] = ["easy", "medium", "hard"];

/** The concepts that are due, the longest due first, each with another problem than was done last, where there is one. */
export function dueConcepts(
  index: Pick<ProblemIndex, "problems">,
  progress: PracticeProgress,
  now: number,
): readonly DueConcept[] {
  return [...progress.concepts.values()]
    .flatMap((concept): readonly DueConcept[] => {
      const { topic, memory } = concept;
      if (memory === null || memory.dueAt > now) return [];
      const problem = anotherOf(index.problems, concept, progress);
      return problem ? [{ topic, dueAt: memory.dueAt, problem }] : [];
    })
    .toSorted((a, b) => a.dueAt - b.dueAt);
}

/**
 * Due reviews before what is weakest, that before what was begun, and that before what is new. Source: research 2.9 (sql-coach).
 *
 * @returns  null where everything is solved and nothing is due
 */
export function nextProblem(
  index: Pick<ProblemIndex, "problems" | "paths">,
  progress: PracticeProgress,
  now: number,
): NextProblem | null {
  const [due] = dueConcepts(index, progress, now);
  if (due) return { kind: "review", problem: due.problem };

  const begun = index.problems
    .filter(({ slug }) => progress.problems.get(slug)?.state === "begun")
    .toSorted((a, b) => lastAt(progress, b.slug) - lastAt(progress, a.slug));
  const weakest = begun
    .filter(({ slug }) => (progress.problems.get(slug)?.submissions.length ?? 0) > 0)
    .map((problem) => ({ problem, strength: strengthOf(problem, progress, now) }))
    .toSorted((a, b) => a.strength - b.strength)[0];
  if (weakest) return { kind: "weakest", problem: weakest.problem };
  const [last] = begun;
  if (last) return { kind: "continue", problem: last };

  const fresh = firstNew(index, progress);
  return fresh ? { kind: "new", problem: fresh } : null;
}

/** The next one of a path that was begun; else of the first path; else the easiest. */
function firstNew(
  { problems, paths }: Pick<ProblemIndex, "problems" | "paths">,
  progress: PracticeProgress,
): ProblemEntry | null {
  const isNew = (slug: string) => !progress.problems.has(slug);
  const isBegun = (slugs: readonly string[]) => slugs.some((slug) => !isNew(slug));
  const inOrder = [
    ...paths.filter((path) => isBegun(path.problems)),
    ...paths.filter((path) => !isBegun(path.problems)),
  ].flatMap((path) => path.problems);
  const bySlug = new Map(problems.map((problem) => [problem.slug, problem]));
  const onPath = inOrder.find((slug) => isNew(slug) && bySlug.has(slug));
  if (onPath !== undefined) return bySlug.get(onPath) ?? null;
  return (
    problems
      .filter(({ slug }) => isNew(slug))
      .toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level))[0] ?? null
  );
}

/** Of the concept's problems one that was never solved, else the one done longest ago; not the last one, unless it is alone. */
function anotherOf(
  problems: readonly ProblemEntry[],
  { topic, lastProblem }: ConceptProgress,
  progress: PracticeProgress,
): ProblemEntry | null {
  const all = problems.filter(({ topics }) => topics[0] === topic);
  const others = all.filter(({ slug }) => slug !== lastProblem);
  const isSolved = ({ slug }: ProblemEntry) =>
    Number((progress.problems.get(slug)?.solvedAt ?? null) !== null);
  return (
    (others.length > 0 ? others : all).toSorted(
      (a, b) =>
        isSolved(a) - isSolved(b) ||
        (isSolved(a) === 1
          ? lastAt(progress, a.slug) - lastAt(progress, b.slug)
          : LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level)),
    )[0] ?? null
  );
}

function strengthOf({ topics }: ProblemEntry, progress: PracticeProgress, now: number): number {
  const memory = progress.concepts.get(topics[0] ?? "")?.memory ?? null;
  return memory === null ? 0 : retrievability(memory, now);
}

function lastAt(progress: PracticeProgress, slug: string): number {
  return progress.problems.get(slug)?.lastAt ?? -1;
}

/** How many problems of a list are solved. */
export function solvedOf(slugs: readonly string[], progress: PracticeProgress): number {
  return slugs.filter((slug) => (progress.problems.get(slug)?.solvedAt ?? null) !== null).length;
}

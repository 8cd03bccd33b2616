import type { CardRating, CourseEvent } from "../event.ts";
import { type Memory, review } from "./memory.ts";
import { type ExerciseProgress, keyOf } from "./progress.ts";

const DAY_MS = 86_400_000;
/** A concept counts as mastered when it is still there after this long. Source: research 2.9 (sql-coach). */
const MASTERY_MS = 7 * DAY_MS;
/** An answer this soon after the worked one was shown is not one's own. Our choice. */
const REVEALED_MS = DAY_MS;

interface Draft {
  readonly page: string;
  readonly exercise: string;
  attempts: number;
  /** Answers judged since the exercise was last solved or shown. */
  tries: number;
  solvedAt: number | null;
  unaidedAt: number | null;
  revealedAt: number | null;
  lastAt: number;
  text: string;
}

interface Concept {
  memory: Memory | null;
  readonly unaided: Set<string>;
  firstUnaidedAt: number | null;
  isLate: boolean;
}

export interface FoldedExercises {
  readonly exercises: ReadonlyMap<string, ExerciseProgress>;
  readonly memories: ReadonlyMap<string, Memory>;
  readonly mastered: ReadonlySet<string>;
}

/** @param events  in order, each once */
export function foldExercises(events: readonly CourseEvent[]): FoldedExercises {
  const drafts = new Map<string, Draft>();
  const concepts = new Map<string, Concept>();

  for (const event of events) {
    if (event.kind === "question-missed") {
      const concept = conceptOf(concepts, event.page);
      concept.memory = review(concept.memory, "again", Date.parse(event.at));
      continue;
    }
    if (
      event.kind !== "exercise-attempted" &&
      event.kind !== "exercise-solved" &&
      event.kind !== "exercise-revealed"
    )
      continue;
    const at = Date.parse(event.at);
    const draft = draftOf(drafts, event.page, event.exercise, at);
    const concept = conceptOf(concepts, event.page);
    draft.lastAt = at;
    if (event.kind !== "exercise-revealed") {
      draft.attempts += 1;
      draft.tries += 1;
      draft.text = event.text;
    }
    const rating = ratingOf(event, draft, at);
    if (rating === null) continue;
    concept.memory = review(concept.memory, rating, at);
    draft.tries = 0;
    if (event.kind === "exercise-revealed") draft.revealedAt = at;
    else {
      draft.solvedAt ??= at;
      if (rating === "good" || rating === "easy") noteUnaided(draft, concept, at);
    }
  }

  const mastered = new Set(
    [...concepts]
      .filter(([, { unaided, isLate }]) => unaided.size > 1 && isLate)
      .map(([page]) => page),
  );
  return {
    exercises: new Map(
      [...drafts].map(([key, draft]) => [key, finish(draft, mastered.has(draft.page))]),
    ),
    memories: new Map(
      [...concepts].flatMap(([page, { memory }]) => (memory ? [[page, memory] as const] : [])),
    ),
    mastered,
  };
}

/** Null where nothing was finished: an answer that was not right, or a second look at the worked one. */
function ratingOf(event: CourseEvent, draft: Draft, at: number): CardRating | null {
  const isFresh = draft.revealedAt !== null && at - draft.revealedAt < REVEALED_MS;
  if (event.kind === "exercise-revealed")
    return isFresh || draft.solvedAt !== null ? null : "again";
  if (event.kind !== "exercise-solved") return null;
  if (isFresh || event.hints > 0) return "hard";
  return draft.tries === 1 ? "easy" : "good";
}

function noteUnaided(draft: Draft, concept: Concept, at: number): void {
  draft.unaidedAt ??= at;
  concept.unaided.add(draft.exercise);
  concept.firstUnaidedAt ??= at;
  if (at - concept.firstUnaidedAt >= MASTERY_MS) concept.isLate = true;
}

function draftOf(drafts: Map<string, Draft>, page: string, exercise: string, at: number): Draft {
  const key = keyOf(page, exercise);
  const draft = drafts.get(key) ?? {
    page,
    exercise,
    attempts: 0,
    tries: 0,
    solvedAt: null,
    unaidedAt: null,
    revealedAt: null,
    lastAt: at,
    text: "",
  };
  drafts.set(key, draft);
  return draft;
}

function conceptOf(concepts: Map<string, Concept>, page: string): Concept {
  const concept = concepts.get(page) ?? {
    memory: null,
    unaided: new Set<string>(),
    firstUnaidedAt: null,
    isLate: false,
  };
  concepts.set(page, concept);
  return concept;
}

function finish(draft: Draft, isMastered: boolean): ExerciseProgress {
  const { page, exercise, attempts, solvedAt, unaidedAt, revealedAt, lastAt, text } = draft;
  const practised = isMastered ? "mastered" : "practised";
  const solved = unaidedAt === null ? "solved" : practised;
  return {
    page,
    exercise,
    state: solvedAt === null ? "attempted" : solved,
    attempts,
    solvedAt,
    lastAt,
    isRevealed: revealedAt !== null,
    text,
  };
}

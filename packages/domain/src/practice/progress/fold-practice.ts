import { isPracticeEvent, type LearningEvent, type PracticeEvent } from "../../learning/index.ts";
import { type Memory, orderEvents, review } from "../../learning/progress/index.ts";
import type { CardRating } from "../../learning/index.ts";
import type {
  ConceptProgress,
  EndedRound,
  PracticeProgress,
  ProblemProgress,
  Submission,
} from "./practice-progress.ts";

const DAY_MS = 86_400_000;
/** A concept counts as mastered when it is still there after this long. Source: research 2.9 (sql-coach). */
const MASTERY_MS = 7 * DAY_MS;
/** A solution this soon after the worked one was shown is not one's own. Our choice. */
const REVEALED_MS = DAY_MS;

interface Draft {
  readonly problem: string;
  topic: string | null;
  readonly openedAt: number;
  lastAt: number;
  solvedAt: number | null;
  unaidedAt: number | null;
  revealedAt: number | null;
  /** Submissions since it was last solved or shown. */
  tries: number;
  hints: number;
  note: string;
  last: ProblemProgress["last"];
  readonly submissions: Submission[];
}

interface Concept {
  memory: Memory | null;
  readonly unaided: Set<string>;
  firstUnaidedAt: number | null;
  isLate: boolean;
  lastProblem: string;
}

type ProblemEvent = Exclude<PracticeEvent, EndedRound>;

/**
 * How far somebody is with the Practice Lab, from everything they did on any device. Events in any order, and any of them twice, give the same.
 */
export function foldPractice(unordered: Iterable<LearningEvent>): PracticeProgress {
  const drafts = new Map<string, Draft>();
  const concepts = new Map<string, Concept>();
  const rounds = new Map<string, EndedRound>();
  let lastProblem: string | null = null;
  for (const event of orderEvents(unordered).filter(isPracticeEvent)) {
    if (event.kind === "round-ended") {
      if (!rounds.has(event.round)) rounds.set(event.round, event);
      continue;
    }
    lastProblem = event.problem;
    const draft = draftOf(drafts, event);
    note(draft, event);
    const rating = ratingOf(event, draft);
    if (rating !== null && draft.topic !== null)
      remember(draft, conceptOf(concepts, draft.topic), rating, event);
    finishTry(event, draft, rating);
  }
  const mastered = new Set(
    [...concepts]
      .filter(([, { unaided, isLate }]) => unaided.size > 1 && isLate)
      .map(([topic]) => topic),
  );
  return {
    problems: new Map(
      [...drafts].map(([slug, draft]) => [slug, problemOf(draft, mastered)] as const),
    ),
    concepts: new Map(
      [...concepts].map(([topic, { memory, lastProblem: last }]): [string, ConceptProgress] => [
        topic,
        { topic, memory, isMastered: mastered.has(topic), lastProblem: last },
      ]),
    ),
    rounds: [...rounds.values()].toReversed(),
    lastProblem,
  };
}

/** What an event says of its problem, whatever it is worth. */
function note(draft: Draft, event: ProblemEvent): void {
  const at = Date.parse(event.at);
  draft.lastAt = at;
  switch (event.kind) {
    case "problem-opened":
      return;
    case "problem-run":
    case "problem-submitted": {
      const { language, passed, total } = event;
      draft.last = { language, passed, total, at };
      if (event.kind === "problem-run") return;
      draft.topic = event.topic;
      draft.tries += 1;
      draft.hints = Math.max(draft.hints, event.hints);
      const { id, code, result, cases, hints, round } = event;
      draft.submissions.push({
        id,
        at,
        language,
        code,
        result,
        passed,
        total,
        cases,
        hints,
        round,
      });
      return;
    }
    case "problem-hint":
      draft.hints = Math.max(draft.hints, event.hint);
      return;
    case "problem-revealed":
      draft.topic = event.topic;
      return;
    case "problem-note":
      draft.note = event.text;
      return;
  }
}

/** Null where nothing was finished: a submission that did not pass, or a second look at the worked solution. */
function ratingOf(event: ProblemEvent, draft: Draft): CardRating | null {
  const at = Date.parse(event.at);
  const isFresh = draft.revealedAt !== null && at - draft.revealedAt < REVEALED_MS;
  if (event.kind === "problem-revealed") return isFresh || draft.solvedAt !== null ? null : "again";
  if (event.kind !== "problem-submitted" || event.result !== "passed") return null;
  if (isFresh || event.hints > 0) return "hard";
  return draft.tries === 1 ? "easy" : "good";
}

function remember(draft: Draft, concept: Concept, rating: CardRating, event: ProblemEvent): void {
  const at = Date.parse(event.at);
  concept.memory = review(concept.memory, rating, at);
  concept.lastProblem = draft.problem;
  if (rating !== "good" && rating !== "easy") return;
  concept.unaided.add(draft.problem);
  concept.firstUnaidedAt ??= at;
  if (at - concept.firstUnaidedAt >= MASTERY_MS) concept.isLate = true;
}

function finishTry(event: ProblemEvent, draft: Draft, rating: CardRating | null): void {
  if (rating === null) return;
  const at = Date.parse(event.at);
  draft.tries = 0;
  if (event.kind === "problem-revealed") draft.revealedAt = at;
  else {
    draft.solvedAt ??= at;
    if (rating === "good" || rating === "easy") draft.unaidedAt ??= at;
  }
}

function draftOf(drafts: Map<string, Draft>, { problem, at }: ProblemEvent): Draft {
  const time = Date.parse(at);
  const draft = drafts.get(problem) ?? {
    problem,
    topic: null,
    openedAt: time,
    lastAt: time,
    solvedAt: null,
    unaidedAt: null,
    revealedAt: null,
    tries: 0,
    hints: 0,
    note: "",
    last: null,
    submissions: [],
  };
  drafts.set(problem, draft);
  return draft;
}

function conceptOf(concepts: Map<string, Concept>, topic: string): Concept {
  const concept = concepts.get(topic) ?? {
    memory: null,
    unaided: new Set<string>(),
    firstUnaidedAt: null,
    isLate: false,
    lastProblem: "",
  };
  concepts.set(topic, concept);
  return concept;
}

function problemOf(draft: Draft, mastered: ReadonlySet<string>): ProblemProgress {
  const { problem, topic, openedAt, lastAt, solvedAt, unaidedAt, revealedAt } = draft;
  const practised = topic !== null && mastered.has(topic) ? "mastered" : "practised";
  const solved = unaidedAt === null ? "solved" : practised;
  return {
    problem,
    topic,
    state: solvedAt === null ? "begun" : solved,
    submissions: draft.submissions,
    openedAt,
    lastAt,
    solvedAt,
    last: draft.last,
    hints: draft.hints,
    isRevealed: revealedAt !== null,
    note: draft.note,
  };
}

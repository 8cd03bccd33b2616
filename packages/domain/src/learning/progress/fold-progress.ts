import { isPracticeEvent, type LearningEvent } from "../event.ts";
import { foldExercises } from "./fold-exercises.ts";
import { isQueryEvent } from "./fold-queries.ts";
import { review } from "./memory.ts";
import { orderEvents } from "./order-events.ts";
import {
  type CardProgress,
  keyOf,
  type PageProgress,
  type PredictionProgress,
  type Progress,
} from "./progress.ts";
import { studyDays } from "./study-days.ts";

/**
 * How far a learner has come, from everything they did on any device. Events in any order, and any of them twice, give the
 * same.
 */
export function foldProgress(unordered: Iterable<LearningEvent>): Progress {
  const learnt = orderEvents(unordered).filter((event) => !isQueryEvent(event));
  const events = learnt.filter((event) => !isPracticeEvent(event));
  const { exercises, memories, mastered } = foldExercises(events);
  const pages = new Map<string, PageProgress>();
  const examples = new Set<string>();
  const predictions = new Map<string, PredictionProgress>();
  const cards = new Map<string, CardProgress>();
  let known: ReadonlySet<string> = new Set();
  let isPlaced = false;
  let lastPage: string | null = null;

  for (const event of events) {
    if (event.kind === "placed") {
      known = new Set(event.pages);
      isPlaced = true;
      continue;
    }
    if (event.kind === "placement-undone") {
      known = new Set();
      isPlaced = false;
      continue;
    }
    const at = Date.parse(event.at);
    const { page } = event;
    const example = event.kind === "example-run" ? keyOf(page, event.example) : null;
    const isNewExample = example !== null && !examples.has(example);
    if (example !== null) examples.add(example);
    const before = pages.get(page);
    pages.set(page, {
      page,
      openedAt: before?.openedAt ?? at,
      readAt: before?.readAt ?? (event.kind === "page-read" ? at : null),
      lastAt: at,
      heading: event.kind === "place-kept" ? event.heading : (before?.heading ?? ""),
      examplesRun: (before?.examplesRun ?? 0) + (isNewExample ? 1 : 0),
      isMastered: mastered.has(page),
      memory: memories.get(page) ?? null,
    });
    if (event.kind !== "card-reviewed") lastPage = page;
    else {
      const key = keyOf(page, event.card);
      const memory = review(cards.get(key)?.memory ?? null, event.rating, at);
      cards.set(key, { page, card: event.card, memory });
    }
    if (event.kind === "prediction-answered") {
      const { prediction, option, isRight } = event;
      const key = keyOf(page, prediction);
      if (!predictions.has(key)) predictions.set(key, { page, prediction, option, isRight });
    }
  }
  return {
    pages,
    exercises,
    predictions,
    cards,
    known,
    isPlaced,
    lastPage,
    days: studyDays(learnt),
    events: learnt.length,
  };
}

import { createEmptyCard, type Card, fsrs, type Grade, Rating } from "ts-fsrs";
import type { CardRating } from "../event.ts";

/**
 * How well something is remembered, by FSRS-6. Days, not minutes: a concept is not asked again in the sitting in which it
 * was learnt. Source of the share: research on sql courses; 0.9 is also the default of ts-fsrs.
 */
const scheduler = fsrs({
  request_retention: 0.9,
  maximum_interval: 36_500,
  enable_fuzz: false,
  enable_short_term: false,
});

const GRADES: Readonly<Record<CardRating, Grade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

/** What is remembered of a card or of a page's concept. */
export interface Memory {
  /** Milliseconds since 1970. */
  readonly dueAt: number;
  readonly reviewedAt: number;
  readonly reviews: number;
  readonly lastRating: CardRating;
  /** The card as ts-fsrs keeps it. */
  readonly card: Card;
}

/** @param at  milliseconds since 1970, not before the last review */
export function review(memory: Memory | null, rating: CardRating, at: number): Memory {
  const now = new Date(at);
  const { card } = scheduler.next(memory?.card ?? createEmptyCard(now), now, GRADES[rating]);
  return {
    dueAt: card.due.getTime(),
    reviewedAt: at,
    reviews: (memory?.reviews ?? 0) + 1,
    lastRating: rating,
    card,
  };
}

/** The chance, from 0 to 1, that it would be remembered now. */
export function retrievability(memory: Memory, now: number): number {
  return scheduler.get_retrievability(
    memory.card,
    new Date(Math.max(now, memory.reviewedAt)),
    false,
  );
}

import { useState } from "react";
import type { Language, ProblemEntry, ProblemIndex } from "@taiyari/domain/practice";
import { dateIn, streakOf, type Streak } from "@taiyari/domain/learning/progress";
import { useLearning } from "../../../shared/learning/learning.ts";
import type { Standings } from "./entry-standing.ts";
import { practiceOf } from "./practice-progress.ts";

/** A concept about to be forgotten, with the problem to take for it. */
export interface DueConcept {
  readonly topic: string;
  readonly entry: ProblemEntry;
}

/** The problem that was begun last and is not solved. */
export interface CurrentProblem {
  readonly entry: ProblemEntry;
  /** Of its last submission; null for none. */
  readonly last: { readonly passed: number; readonly total: number; readonly at: number } | null;
  /** Null where nothing was run or submitted. */
  readonly language: Language | null;
  readonly hints: number;
}

export interface RoundSummary {
  readonly id: string;
  readonly at: number;
  /** Of each problem. */
  readonly solved: readonly boolean[];
  readonly minutes: number;
}

export interface DayMark {
  /** "2026-11-23" */
  readonly date: string;
  /** "Mon", or "Today" */
  readonly name: string;
  readonly mark: "done" | "rest" | "none";
}

export interface Practice {
  readonly standings: Standings;
  readonly current: CurrentProblem | null;
  readonly due: readonly DueConcept[];
  readonly hasSolved: boolean;
  /** The latest first. */
  readonly rounds: readonly RoundSummary[];
  readonly streak: Streak;
  readonly week: readonly DayMark[];
}

/** How far the person is with all problems; null until both are known. */
export function usePractice(index: ProblemIndex | undefined): Practice | null {
  const { progress, practice, isLoaded } = useLearning();
  const [now] = useState(() => Date.now());
  if (!index || !isLoaded) return null;
  const zone = ownZone();
  const streak = streakOf(progress.days, dateIn(now, zone));
  return {
    ...practiceOf(practice, index, now),
    streak,
    week: weekOf(new Set(progress.days.map(({ date }) => date)), streak, now, zone),
  };
}

function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

const WEEKDAY = new Intl.DateTimeFormat("en-IN", { weekday: "short", timeZone: "UTC" });
const DAY_MS = 86_400_000;

function weekOf(
  done: ReadonlySet<string>,
  { rests }: Streak,
  now: number,
  zone: string,
): readonly DayMark[] {
  const today = Date.parse(`${dateIn(now, zone)}T00:00:00Z`);
  return Array.from({ length: 7 }, (_, at) => {
    const day = new Date(today - (6 - at) * DAY_MS);
    const date = day.toISOString().slice(0, 10);
    return {
      date,
      name: at === 6 ? "Today" : WEEKDAY.format(day),
      mark: done.has(date) ? "done" : rests.includes(date) ? "rest" : "none",
    };
  });
}

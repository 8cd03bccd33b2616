import { useState } from "react";
import type { ProblemIndex } from "@taiyari/domain/practice";
import { dateIn, streakOf, type Streak } from "@taiyari/domain/learning/progress";
import { useLearning } from "../../../shared/learning/learning.ts";
import { practiceOf } from "./practice-progress.ts";
import type { DayMark, Practice } from "./practice.ts";

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
    week: weekOf(streak, now, zone),
  };
}

function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

const WEEKDAY = new Intl.DateTimeFormat("en-IN", { weekday: "short", timeZone: "UTC" });
const DAY_MS = 86_400_000;

function weekOf({ thisWeek, rests }: Streak, now: number, zone: string): readonly DayMark[] {
  const today = Date.parse(`${dateIn(now, zone)}T00:00:00Z`);
  return Array.from({ length: 7 }, (_, at) => {
    const day = new Date(today - (6 - at) * DAY_MS);
    const date = day.toISOString().slice(0, 10);
    return {
      date,
      name: at === 6 ? "Today" : WEEKDAY.format(day),
      mark: thisWeek.includes(date) ? "done" : rests.includes(date) ? "rest" : "none",
    };
  });
}

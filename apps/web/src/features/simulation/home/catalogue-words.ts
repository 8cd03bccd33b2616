import type { SimulationEntry } from "@taiyari/domain/simulation";
import { numberWord } from "../../../lib/number-words.ts";

/** "Eight days" */
export function daysTitle(days: number): string {
  const word = numberWord(days);
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${days === 1 ? "day" : "days"}`;
}

/** "45 to 60 minutes each, five tasks, three endings or more"; "" without any */
export function figuresText(days: readonly SimulationEntry[]): string {
  if (days.length === 0) return "";
  const minutes = days.map((day) => day.minutes);
  const tasks = days.map((day) => day.tasks);
  const endings = days.map((day) => day.endings);
  return [
    `${same(minutes) ? least(minutes) : `${least(minutes)} to ${Math.max(...minutes)}`} minutes each`,
    `${numberWord(least(tasks))} ${same(tasks) ? "tasks" : "tasks or more"}`,
    `${numberWord(least(endings))} endings${same(endings) ? "" : " or more"}`,
  ].join(", ");
}

function least(values: readonly number[]): number {
  return Math.min(...values);
}

function same(values: readonly number[]): boolean {
  return new Set(values).size === 1;
}

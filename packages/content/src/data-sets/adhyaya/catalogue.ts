import type { Chance } from "../shared/chance.ts";
import { type Day, dayOf, dayText } from "../shared/days.ts";
import { personName } from "../shared/people.ts";
import { shuffledTable, type Table, type Value } from "../shared/table.ts";
import type { Lists } from "./lists.ts";

export interface Lesson {
  readonly id: number;
  readonly courseId: number;
  readonly number: number;
  /** Null for a text. */
  readonly minutes: number | null;
  /** Null for one without a quiz. */
  readonly maxScore: number | null;
}

export interface Batch {
  readonly id: number;
  readonly courseId: number;
  readonly starts: Day;
  readonly ends: Day;
  readonly fee: number;
  readonly demand: number;
}

/** Courses, their lessons, and the batches in which they are held; a batch in fifteen stays empty. */
export function makeCatalogue(
  chance: Chance,
  lists: Lists,
  last: Day,
): {
  readonly tables: readonly Table[];
  readonly lessons: readonly Lesson[];
  readonly batches: readonly Batch[];
} {
  const courseRows: Value[][] = [];
  const lessonRows: Value[][] = [];
  const batchRows: Value[][] = [];
  const lessons: Lesson[] = [];
  const batches: Batch[] = [];
  const mentors = Array.from({ length: 14 }, () => personName(chance, lists));
  for (const [title, track, fee, weeks, launched, count, demand] of lists.courses) {
    const courseId = courseRows.length + 1;
    courseRows.push([courseId, title, track, fee, weeks, launched]);
    for (let number = 1; number <= count; number += 1) {
      const id = lessonRows.length + 1;
      const { first, last: ends } = lists.lessonWords;
      const minutes = chance.happens(0.12) ? null : chance.between(6, 42);
      const maxScore = number % 3 === 0 ? chance.pick([10, 20, 25]) : null;
      lessonRows.push([
        id,
        courseId,
        number,
        `${chance.pick(first)} ${chance.pick(ends)}`,
        minutes,
        maxScore,
      ]);
      lessons.push({ id, courseId, number, minutes, maxScore });
    }
    let starts = dayOf(launched) + 7;
    while (starts < last) {
      const id = batchRows.length + 1;
      const ends = starts + weeks * 7;
      const seats = chance.pick([20, 25, 30, 40]);
      const mentor = chance.happens(0.08) ? null : chance.pick(mentors);
      batchRows.push([id, courseId, mentor, dayText(starts), dayText(ends), seats]);
      const isEmpty = chance.happens(1 / 15);
      batches.push({ id, courseId, starts, ends, fee, demand: isEmpty ? 0 : demand });
      starts += chance.pick([56, 63, 77, 91]);
    }
  }
  return {
    lessons,
    batches,
    tables: [
      shuffledTable(chance, "courses", {
        columns: "id title track fee weeks launched_on",
        rows: courseRows,
      }),
      shuffledTable(chance, "lessons", {
        columns: "id course_id number title minutes max_score",
        rows: lessonRows,
      }),
      shuffledTable(chance, "batches", {
        columns: "id course_id mentor starts_on ends_on seats",
        rows: batchRows,
      }),
    ],
  };
}

import type { Chance } from "../shared/chance.ts";
import { type Day, momentOf, type Moment, timestampText } from "../shared/days.ts";
import { shuffledTable, type Table, type Value } from "../shared/table.ts";
import type { Lesson } from "./catalogue.ts";
import type { Enrolment } from "./enrolments.ts";
import type { Lists } from "./lists.ts";

interface Taught {
  readonly enrolments: readonly Enrolment[];
  readonly lessons: readonly Lesson[];
  readonly sessions: number;
  readonly last: Day;
}

/** Hours in which people learn: evenings, and past midnight. */
const HOURS: readonly (readonly [number, number])[] = [
  6, 4, 1.4, 0.4, 0.3, 1, 3, 3, 2.6, 3, 3.4, 3.4, 3, 2.6, 3, 3, 3.4, 4, 5, 6.4, 8, 9.4, 9.4, 8,
].map((weight, hour) => [hour, weight]);

/**
 * What was watched, in sittings of one to four lessons with pauses of less than half an hour, and the quizzes taken at
 * their end. Who learns on one day often learns on the next.
 */
export function makeLearning(chance: Chance, lists: Lists, taught: Taught): readonly Table[] {
  const events: { at: Moment; values: readonly Value[] }[] = [];
  const attempts: { at: Moment; values: readonly Value[] }[] = [];
  const end = momentOf(taught.last, 86_399);
  for (const { enrolment, day, from } of sittings(chance, taught)) {
    const own = taught.lessons.filter(({ courseId }) => courseId === enrolment.batch.courseId);
    const device = chance.pick(lists.devices);
    const isSignedIn = !chance.happens(0.03);
    let at = momentOf(day, chance.weighted(HOURS) * 3600 + chance.between(0, 3599));
    const add = (lesson: number, kind: string, pause: number) => {
      const student = isSignedIn ? enrolment.studentId : null;
      if (at <= end)
        events.push({ at, values: [student, lesson, kind, timestampText(at), device] });
      at += pause;
    };
    const count = chance.between(1, 4);
    for (const lesson of own.slice(from, from + count)) {
      const seconds = (lesson.minutes ?? 5) * 60;
      // One in fifty still plays a lesson that was withdrawn.
      const id = chance.happens(0.02) ? 5000 + lesson.id : lesson.id;
      add(id, "play", Math.min(seconds, chance.between(120, 900)));
      if (chance.happens(0.35)) {
        add(id, "pause", chance.between(30, 1700));
        add(id, "play", chance.between(60, 1200));
      }
      if (chance.happens(0.78)) add(id, "finish", chance.between(20, 400));
      else break;
      if (lesson.maxScore !== null && chance.happens(0.85))
        at = quiz(chance, { lesson, studentId: enrolment.studentId, at, end }, attempts);
    }
  }
  return [
    stored(chance, "lesson_events", "student_id lesson_id kind at device", events),
    stored(chance, "quiz_attempts", "student_id lesson_id started_at score", attempts),
  ];
}

/** Days on which somebody sat down, and how many lessons of the course they had seen before. */
function sittings(chance: Chance, { enrolments, sessions, last }: Taught) {
  const learners = enrolments
    .filter(({ batch, status }) => batch.starts <= last && status !== "refunded")
    .map((enrolment) => [enrolment, 1 / (0.1 + chance.number())] as const);
  const made: { enrolment: Enrolment; day: Day; from: number }[] = [];
  while (made.length < sessions) {
    const enrolment = chance.weighted(learners);
    const { starts, ends } = enrolment.batch;
    const first = chance.between(starts, Math.min(ends, last));
    const days = chance.weighted([
      [1, 45],
      [2, 25],
      [3, 14],
      [chance.between(4, 9), 16],
    ]);
    for (let day = first; day < first + days && day <= last; day += 1) {
      const passed = (day - starts) / Math.max(1, ends - starts);
      made.push({
        enrolment,
        day,
        from: Math.max(0, Math.floor(passed * 9) - chance.between(0, 2)),
      });
      if (chance.happens(0.1)) made.push({ enrolment, day, from: chance.between(0, 6) });
    }
  }
  return made;
}

/** One to three attempts, each better as a rule; some are not handed in. Gives when the last one ended. */
function quiz(
  chance: Chance,
  {
    lesson,
    studentId,
    at,
    end,
  }: {
    readonly lesson: Lesson;
    readonly studentId: number;
    readonly at: Moment;
    readonly end: Moment;
  },
  attempts: { at: Moment; values: readonly Value[] }[],
): Moment {
  const most = lesson.maxScore ?? 0;
  let share = 0.25 + chance.number() * 0.6;
  let now = at;
  const tries = chance.weighted([
    [1, 62],
    [2, 26],
    [3, 12],
  ]);
  for (let number = 0; number < tries; number += 1) {
    const score = chance.happens(0.07) ? null : Math.min(most, Math.round(most * share));
    if (now <= end)
      attempts.push({ at: now, values: [studentId, lesson.id, timestampText(now), score] });
    share += chance.pick([-0.05, 0, 0.1, 0.2]);
    now += chance.between(200, 900);
  }
  return now;
}

/** Numbered by time, stored in no order. */
function stored(
  chance: Chance,
  name: string,
  columns: string,
  made: readonly { readonly at: Moment; readonly values: readonly Value[] }[],
): Table {
  const rows = made
    .toSorted((a, b) => a.at - b.at)
    .map(({ values }, at): Value[] => [at + 1, ...values]);
  return shuffledTable(chance, name, { columns: `id ${columns}`, rows });
}

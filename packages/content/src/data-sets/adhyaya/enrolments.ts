import type { Chance } from "../shared/chance.ts";
import { type Day, dayAt, momentOf, type Moment, timestampText } from "../shared/days.ts";
import { shuffledTable, type Table, type Value } from "../shared/table.ts";
import type { Batch } from "./catalogue.ts";
import type { Student } from "./students.ts";

export type Status = "active" | "completed" | "dropped" | "refunded";

export interface Enrolment {
  readonly id: number;
  readonly studentId: number;
  readonly batch: Batch;
  readonly at: Moment;
  readonly fee: number;
  readonly parts: number;
  readonly status: Status;
}

/** Who took part in which batch. A few enrolled twice in the same one, and a quarter of all students never did. */
export function makeEnrolments(
  chance: Chance,
  {
    students,
    batches,
  }: { readonly students: readonly Student[]; readonly batches: readonly Batch[] },
  { count, last }: { readonly count: number; readonly first: Day; readonly last: Day },
): { readonly table: Table; readonly enrolments: readonly Enrolment[] } {
  const learners = students
    .filter(() => !chance.happens(0.25))
    .map((student) => [student, 1 / (0.25 + chance.number())] as const);
  const made: Omit<Enrolment, "id">[] = [];
  while (made.length < count) {
    const student = chance.weighted(learners);
    const soon = batches.filter(
      ({ starts, demand }) => demand > 0 && starts > student.joined && starts < last + 30,
    );
    if (soon.length === 0) continue;
    const batch = chance.weighted(
      soon.map((one) => [one, one.demand / (1 + (one.starts - student.joined) / 30)] as const),
    );
    const isAgain = made.some((one) => one.studentId === student.id && one.batch === batch);
    if (isAgain && !chance.happens(0.4)) continue;
    const day = Math.min(
      last,
      chance.between(Math.max(student.joined, batch.starts - 40), batch.starts),
    );
    made.push({
      studentId: student.id,
      batch,
      at: momentOf(day, chance.between(0, 23) * 3600 + chance.between(0, 3599)),
      fee: batch.fee,
      parts: chance.weighted([
        [1, 42],
        [3, 36],
        [6, batch.fee > 6000 ? 22 : 0],
      ]),
      status: statusOf(chance, batch, last),
    });
  }
  const rows: Value[][] = [];
  const enrolments = made
    .toSorted((a, b) => a.at - b.at)
    .map((one, at): Enrolment => {
      const discount = chance.happens(0.35)
        ? Math.round((one.fee * chance.pick([0, 0.1, 0.15, 0.2])) / 100) * 100
        : null;
      const fee = one.fee - (discount ?? 0);
      const plan = one.parts === 1 ? "full" : `emi-${one.parts}`;
      const { studentId, batch, status } = one;
      rows.push([at + 1, studentId, batch.id, timestampText(one.at), fee, discount, plan, status]);
      return { ...one, id: at + 1, fee };
    });
  const columns = "id student_id batch_id enrolled_at fee discount plan status";
  return { table: shuffledTable(chance, "enrolments", { columns, rows }), enrolments };
}

function statusOf(chance: Chance, { starts, ends }: Batch, last: Day): Status {
  if (starts > last) return chance.happens(0.05) ? "refunded" : "active";
  if (ends > last) return chance.happens(0.15) ? "dropped" : "active";
  return chance.weighted<Status>([
    ["completed", 61],
    ["dropped", 31],
    ["refunded", 6],
    // Nobody has closed them.
    ["active", 2],
  ]);
}

/** The day on which somebody enrolled. */
export function enrolledOn({ at }: Enrolment): Day {
  return dayAt(at);
}

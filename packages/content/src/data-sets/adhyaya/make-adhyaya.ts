import { chanceFrom } from "../shared/chance.ts";
import { dayOf } from "../shared/days.ts";
import type { Table } from "../shared/table.ts";
import type { Twin } from "../shared/twin.ts";
import { makeCatalogue } from "./catalogue.ts";
import { makeEnrolments } from "./enrolments.ts";
import { makeInstalments } from "./instalments.ts";
import { makeLearning } from "./learning.ts";
import type { Lists } from "./lists.ts";
import { makePlacements } from "./placements.ts";
import { makeStudents } from "./students.ts";

/** Courses were held on these days, both included: seventeen months over two financial years. */
const PERIOD = { first: dayOf("2025-06-01"), last: dayOf("2026-10-31") };

interface Size {
  readonly seed: number;
  readonly students: number;
  readonly enrolments: number;
  readonly sessions: number;
}

const SIZES: Readonly<Record<Twin, Size>> = {
  visible: { seed: 1931, students: 1250, enrolments: 1500, sessions: 2500 },
  hidden: { seed: 2543, students: 380, enrolments: 450, sessions: 760 },
};

/**
 * All rows of Adhyaya. Rows are stored in no order. There are students without an enrolment, batches without a student
 * or a mentor, people who enrolled in the same batch twice, instalments missed, paid in part, late or twice, lessons
 * never watched and lessons watched that were withdrawn, quizzes not handed in, offers declined, and a tree of students
 * who referred each other. Many watch after midnight, when it is still yesterday in UTC.
 *
 * @returns  the tables in an order in which they can be loaded
 */
export function makeAdhyaya(lists: Lists, twin: Twin): readonly Table[] {
  const size = SIZES[twin];
  // Each table has a stream of its own: a change in one leaves the others as they were.
  const chance = (table: number) => chanceFrom(size.seed * 100 + table);
  const catalogue = makeCatalogue(chance(1), lists, PERIOD.last);
  const students = makeStudents(chance(2), lists, { count: size.students, ...PERIOD });
  const enrolled = makeEnrolments(
    chance(3),
    { students: students.students, batches: catalogue.batches },
    { count: size.enrolments, ...PERIOD },
  );
  return [
    ...catalogue.tables,
    students.table,
    enrolled.table,
    makeInstalments(chance(4), enrolled.enrolments, PERIOD.last),
    ...makeLearning(chance(5), lists, {
      enrolments: enrolled.enrolments,
      lessons: catalogue.lessons,
      sessions: size.sessions,
      last: PERIOD.last,
    }),
    makePlacements(chance(6), lists, { enrolments: enrolled.enrolments, last: PERIOD.last }),
  ];
}

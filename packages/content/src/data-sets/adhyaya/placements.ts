import type { Chance } from "../shared/chance.ts";
import { type Day, dayText } from "../shared/days.ts";
import { shuffledTable, type Table, type Value } from "../shared/table.ts";
import type { Enrolment } from "./enrolments.ts";
import type { Lists } from "./lists.ts";

/** Offers of work to those who completed a course: one to three, of which one is taken. */
export function makePlacements(
  chance: Chance,
  lists: Lists,
  { enrolments, last }: { readonly enrolments: readonly Enrolment[]; readonly last: Day },
): Table {
  const rows: Value[][] = [];
  for (const { studentId, batch, status } of enrolments) {
    if (status !== "completed" || !chance.happens(0.4)) continue;
    const offers = chance.weighted([
      [1, 66],
      [2, 25],
      [3, 9],
    ]);
    const taken = chance.happens(0.75) ? chance.between(1, offers) : 0;
    for (let number = 1; number <= offers; number += 1) {
      const offered = batch.ends + chance.between(5, 80);
      const accepted = offered + chance.between(1, 14);
      if (offered > last) continue;
      rows.push([
        rows.length + 1,
        studentId,
        chance.happens(0.05) ? null : batch.courseId,
        chance.pick(lists.employers),
        chance.pick(lists.roles),
        chance.between(22, 90) * 10_000,
        dayText(offered),
        number === taken && accepted <= last ? dayText(accepted) : null,
      ]);
    }
  }
  const columns = "id student_id course_id employer role salary offered_on accepted_on";
  return shuffledTable(chance, "placements", { columns, rows });
}

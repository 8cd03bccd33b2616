import type { Chance } from "../shared/chance.ts";
import { type Day, dayText } from "../shared/days.ts";
import { shuffledTable, type Table, type Value } from "../shared/table.ts";
import { type Enrolment, enrolledOn } from "./enrolments.ts";

/** One row for each part of a fee, a month apart: paid early, late, in part, twice, or not at all. */
export function makeInstalments(
  chance: Chance,
  enrolments: readonly Enrolment[],
  last: Day,
): Table {
  const rows: Value[][] = [];
  for (const enrolment of enrolments) {
    const { id, fee, parts, status } = enrolment;
    const part = Math.floor(fee / parts);
    const stops = status === "dropped" ? chance.between(2, 4) : 99;
    const isSlow = chance.happens(0.3);
    for (let number = 1; number <= parts; number += 1) {
      const due = enrolledOn(enrolment) + (number - 1) * 30;
      const amount = number === parts ? fee - part * (parts - 1) : part;
      const paidOn =
        number === 1
          ? due
          : due +
            chance.weighted([
              [chance.between(-5, 0), isSlow ? 30 : 80],
              [chance.between(1, 12), isSlow ? 40 : 12],
              [chance.between(20, 70), isSlow ? 20 : 2],
            ]);
      const isMissed = number >= stops || (number > 1 && chance.happens(0.04)) || paidOn > last;
      const isPart = !isMissed && number > 1 && chance.happens(0.05);
      const paid = isMissed ? null : isPart ? Math.round(amount / 2) : amount;
      const row: Value[] = [
        id,
        number,
        dayText(due),
        amount,
        paid,
        isMissed ? null : dayText(paidOn),
      ];
      rows.push([rows.length + 1, ...row]);
      if (!isMissed && !isPart && chance.happens(0.012)) rows.push([rows.length + 1, ...row]);
    }
  }
  const columns = "id enrolment_id number due_on amount paid paid_on";
  return shuffledTable(chance, "instalments", { columns, rows });
}

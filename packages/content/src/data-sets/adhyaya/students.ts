import type { Chance } from "../shared/chance.ts";
import { type Day, dayText } from "../shared/days.ts";
import { personName, placeOf, typedAgain } from "../shared/people.ts";
import { shuffledTable, type Table, type Value } from "../shared/table.ts";
import type { Lists } from "./lists.ts";

export interface Student {
  readonly id: number;
  readonly joined: Day;
}

/** In the order in which they joined. Every third was referred by one who had joined before; some registered twice. */
export function makeStudents(
  chance: Chance,
  lists: Lists,
  { count, first, last }: { readonly count: number; readonly first: Day; readonly last: Day },
): { readonly table: Table; readonly students: readonly Student[] } {
  const days = Array.from({ length: count }, () => chance.between(first, last)).toSorted(
    (a, b) => a - b,
  );
  const rows: Value[][] = [];
  const students: Student[] = [];
  for (const [at, joined] of days.entries()) {
    const id = at + 1;
    const [city, state] = placeOf(chance, lists);
    const hasPlace = !chance.happens(0.04);
    const earlier = id % 70 === 0 ? chance.pick(rows) : null;
    const name = earlier
      ? typedAgain(chance, String(earlier[1]).trim())
      : personName(chance, lists);
    const email = earlier ? earlier[2] : emailOf(chance, lists, name);
    rows.push([
      id,
      name,
      typeof email === "string" && earlier ? email.toUpperCase() : (email ?? null),
      hasPlace ? city : null,
      hasPlace ? state : null,
      typedYear(chance),
      dayText(joined),
      // Those who joined lately refer most, so that chains grow long.
      id > 12 && chance.happens(0.34) ? Math.max(1, id - chance.between(3, 90)) : null,
    ]);
    students.push({ id, joined });
  }
  const columns = "id name email city state graduated joined_on referred_by";
  return { table: shuffledTable(chance, "students", { columns, rows }), students };
}

function emailOf(chance: Chance, { mailDomains }: Lists, name: string): string | null {
  if (chance.happens(0.05)) return null;
  const address = `${name.replace(" ", ".")}${chance.between(1, 9999)}@${chance.pick(mailDomains)}`;
  return chance.happens(0.15) ? address : address.toLowerCase();
}

function typedYear(chance: Chance): string | null {
  const year = chance.between(2014, 2026);
  return chance.weighted<string | null>([
    [String(year), 52],
    [`${chance.pick(["May", "June", "July"])} ${year}`, 16],
    [`${year - 1}-${String(year).slice(2)}`, 12],
    ["Pursuing", 10],
    [null, 10],
  ]);
}

import type { Chance } from "../shared/chance.ts";
import { type Day, dayOf, dayText } from "../shared/days.ts";
import { personName, phoneOf, typedAgain } from "../shared/people.ts";
import { shuffledTable, type Table, type Value } from "../shared/table.ts";
import type { Lists } from "./lists.ts";

export interface Customer {
  readonly id: number;
  readonly cityId: number | null;
  readonly joined: Day;
  readonly isMember: boolean;
}

export interface Rider {
  readonly id: number;
  readonly cityId: number;
  readonly joined: Day;
  readonly left: Day | null;
}

interface Wanted {
  readonly count: number;
  readonly first: Day;
  readonly last: Day;
}

function cityOf(chance: Chance, { cities }: Lists): number {
  return chance.weighted(cities.map(([, , , , weight], at) => [at + 1, weight] as const));
}

function launched({ cities }: Lists, cityId: number): Day {
  return dayOf(cities[cityId - 1]?.[3] ?? "");
}

/** Some registered twice under another phone number, and some live where Annapath does not deliver. */
export function makeCustomers(
  chance: Chance,
  lists: Lists,
  { count, last }: Wanted,
): { readonly table: Table; readonly customers: readonly Customer[] } {
  const rows: Value[][] = [];
  const customers: Customer[] = [];
  for (let id = 1; id <= count; id += 1) {
    const city = cityOf(chance, lists);
    const cityId = chance.happens(0.04) ? null : city;
    const joined = chance.between(launched(lists, city), last);
    const isMember = chance.happens(0.22);
    const earlier = id % 90 === 0 ? chance.pick(rows) : null;
    rows.push([
      id,
      earlier ? typedAgain(chance, String(earlier[1]).trim()) : personName(chance, lists),
      earlier?.[2] ?? (chance.happens(0.05) ? null : phoneOf(chance)),
      cityId,
      dayText(joined),
      isMember,
    ]);
    customers.push({ id, cityId, joined, isMember });
  }
  const columns = "id name phone city_id joined_on is_member";
  return { table: shuffledTable(chance, "customers", { columns, rows }), customers };
}

/** Their hours a day stand as they were typed. */
export function makeRiders(
  chance: Chance,
  lists: Lists,
  { count, first, last }: Wanted,
): { readonly table: Table; readonly riders: readonly Rider[] } {
  const rows: Value[][] = [];
  const riders: Rider[] = [];
  for (let id = 1; id <= count; id += 1) {
    // The first of them are spread so that each city has some from the beginning.
    const cityId =
      id <= lists.cities.length * 2 ? (id % lists.cities.length) + 1 : cityOf(chance, lists);
    const began = launched(lists, cityId);
    const joined =
      id <= lists.cities.length * 2 ? began : chance.between(began, Math.max(began, last - 40));
    const left =
      id > lists.cities.length * 2 && chance.happens(0.22)
        ? Math.max(joined, first) + chance.between(20, 300)
        : null;
    const hours = chance.pick([4, 5, 6, 6.5, 8, 8, 9, 10]);
    rows.push([
      id,
      personName(chance, lists),
      cityId,
      chance.weighted([
        ["motorcycle", 6],
        ["scooter", 3],
        ["bicycle", 1],
      ]),
      dayText(joined),
      left !== null && left <= last ? dayText(left) : null,
      chance.weighted<string | null>([
        [String(hours), 50],
        [`${hours} hrs`, 20],
        [`${hours}h`, 12],
        [`${hours} hours`, 8],
        ["NA", 4],
        [null, 6],
      ]),
    ]);
    riders.push({ id, cityId, joined, left });
  }
  const columns = "id name city_id vehicle joined_on left_on daily_hours";
  return { table: shuffledTable(chance, "riders", { columns, rows }), riders };
}

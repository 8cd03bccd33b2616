import type { Chance } from "../shared/chance.ts";
import { type Day, dayOf, dayText } from "../shared/days.ts";
import { personName, phoneOf, placeOf, typedAgain } from "../shared/people.ts";
import { shuffledTable, type Table, type Value } from "../shared/table.ts";
import type { Lists } from "./lists.ts";

/** The first day anybody could join. */
const OPENED = dayOf("2024-04-01");

export interface User {
  readonly id: number;
  readonly name: string;
  readonly joined: Day;
}

export interface Vpa {
  readonly id: number;
  readonly userId: number | null;
  readonly created: Day;
  readonly closed: Day | null;
  /** Share of attempts that fail at its bank. */
  readonly failing: number;
}

interface Period {
  readonly first: Day;
  readonly last: Day;
}

export function makeBanks(chance: Chance, { banks }: Lists): Table {
  const rows = banks.map(([name, handle], at): Value[] => [at + 1, name, handle]);
  return shuffledTable(chance, "banks", { columns: "id name handle", rows });
}

/** Some registered twice under another name or phone number. */
export function makeUsers(
  chance: Chance,
  lists: Lists,
  { count, last }: { readonly count: number } & Period,
): { readonly table: Table; readonly users: readonly User[] } {
  const rows: Value[][] = [];
  const users: User[] = [];
  for (let id = 1; id <= count; id += 1) {
    const joined = chance.between(OPENED, last);
    const [city, state] = placeOf(chance, lists);
    const hasPlace = !chance.happens(0.04);
    const earlier = id % 80 === 0 ? chance.pick(rows) : null;
    const name = earlier
      ? typedAgain(chance, String(earlier[1]).trim())
      : personName(chance, lists);
    rows.push([
      id,
      name,
      earlier?.[2] ?? (chance.happens(0.05) ? null : phoneOf(chance)),
      hasPlace ? city : null,
      hasPlace ? state : null,
      chance.happens(0.7) ? "full" : "minimum",
      dayText(joined),
    ]);
    users.push({ id, name: name.trim().toLowerCase(), joined });
  }
  const columns = "id name phone city state kyc joined_on";
  return { table: shuffledTable(chance, "users", { columns, rows }), users };
}

/** One to three addresses for each user, none for some. Of those who left the addresses stay. */
export function makeVpas(
  chance: Chance,
  { banks }: Lists,
  { users, first, last }: { readonly users: readonly User[] } & Period,
): { readonly table: Table; readonly vpas: readonly Vpa[] } {
  const rows: Value[][] = [];
  const vpas: Vpa[] = [];
  const weights = banks.map(([, , weight], at) => [at, weight] as const);
  for (const user of users) {
    const count = chance.weighted([
      [0, 4],
      [1, 62],
      [2, 26],
      [3, 8],
    ]);
    const hasLeft = chance.happens(0.02);
    for (let number = 0; number < count; number += 1) {
      const bank = chance.weighted(weights);
      const created =
        number === 0 ? user.joined : Math.min(last, user.joined + chance.between(1, 200));
      const end = Math.max(created, first) + chance.between(15, 260);
      const closed = chance.happens(0.12) && end <= last ? end : null;
      const id = rows.length + 1;
      const local = `${user.name.replace(" ", ".")}${number === 0 ? user.id : `${user.id}-${number + 1}`}`;
      const address = `${local}@${banks[bank]?.[1]}`;
      rows.push([
        id,
        hasLeft ? null : user.id,
        bank + 1,
        chance.happens(0.08) ? address.toUpperCase() : address,
        number === 0,
        dayText(created),
        closed === null ? null : dayText(closed),
      ]);
      const userId = hasLeft ? null : user.id;
      vpas.push({ id, userId, created, closed, failing: banks[bank]?.[3] ?? 0 });
    }
  }
  const columns = "id user_id bank_id address is_primary created_on closed_on";
  return { table: shuffledTable(chance, "vpas", { columns, rows }), vpas };
}

/** A limit from the day of joining, changed once or twice by some; every tenth user has none. */
export function makeLimits(
  chance: Chance,
  { users, last }: { readonly users: readonly User[] } & Period,
): Table {
  const rows: Value[][] = [];
  for (const { id, joined } of users) {
    if (chance.happens(0.1)) continue;
    let from = joined;
    for (;;) {
      const to = from + chance.between(40, 300);
      const isLast = to >= last || chance.happens(0.55);
      const amount = chance.weighted([
        [2000, 16],
        [5000, 30],
        [10_000, 26],
        [25_000, 18],
        [100_000, 10],
      ]);
      rows.push([rows.length + 1, id, amount, dayText(from), isLast ? null : dayText(to)]);
      if (isLast) break;
      from = to + 1;
    }
  }
  const columns = "id user_id amount valid_from valid_to";
  return shuffledTable(chance, "daily_limits", { columns, rows });
}

import type { Chance } from "../shared/chance.ts";
import { type Day, dayOf, dayText } from "../shared/days.ts";
import type { Lists } from "./lists.ts";
import { personName, phoneOf, typedAgain, typedBirthDate } from "../shared/people.ts";
import type { Table, Value } from "../shared/table.ts";

/** The first day anybody could join. */
const OPENED = dayOf("2023-06-01");

export interface Customer {
  readonly id: number;
  readonly joined: Day;
}

interface Made {
  readonly table: Table;
  readonly customers: readonly Customer[];
}

/**
 * Customers as a web form leaves them: fields not filled in, addresses in capitals, birth dates in three formats, and
 * some people who registered twice under another address.
 */
export function makeCustomers(
  chance: Chance,
  lists: Lists,
  { count, last }: { readonly count: number; readonly last: Day },
): Made {
  const rows: Value[][] = [];
  const customers: Customer[] = [];
  const places = lists.places.map((place) => [place, place[3]] as const);
  for (let id = 1; id <= count; id += 1) {
    const registered = chance.between(OPENED, last);
    const earlier = id % 167 === 0 ? chance.pick(rows) : null;
    const joined = earlier ? Math.max(registered, dayOf(String(earlier[8]))) : registered;
    if (earlier) {
      rows.push(again(chance, earlier, { id, joined }));
    } else {
      const name = personName(chance, lists);
      const [city, state, pin] = chance.weighted(places);
      const hasPlace = !chance.happens(0.03);
      rows.push([
        id,
        name,
        chance.happens(0.04) ? null : emailOf(chance, lists, name, id),
        chance.happens(0.06) ? null : phoneOf(chance),
        hasPlace ? city : null,
        hasPlace ? state : null,
        !hasPlace || chance.happens(0.08)
          ? null
          : `${pin}${String(chance.between(1, 99)).padStart(3, "0")}`,
        typedBirthDate(chance),
        dayText(joined),
        chance.happens(0.18) && id > 20 ? chance.between(1, id - 1) : null,
      ]);
    }
    customers.push({ id, joined });
  }
  const columns = "id name email phone city state pincode birth_date joined_on referred_by".split(
    " ",
  );
  return { table: { name: "customers", columns, rows: chance.shuffled(rows) }, customers };
}

/** The same person once more: another address, the name in capitals or with a blank behind it. */
function again(
  chance: Chance,
  [, name, , phone, city, state, pincode, birth]: readonly Value[],
  { id, joined }: Customer,
): Value[] {
  const typed = String(name);
  return [
    id,
    typedAgain(chance, typed),
    `${typed.split(" ")[0]?.toLowerCase()}${id}@gmail.com`,
    phone ?? null,
    city ?? null,
    state ?? null,
    pincode ?? null,
    birth ?? null,
    dayText(joined),
    null,
  ];
}

function emailOf(chance: Chance, lists: Lists, name: string, id: number): string {
  const [first = "", last = ""] = name.split(" ");
  const address = `${first}.${last}${chance.happens(0.6) ? id : chance.between(70, 99)}@${chance.pick(lists.mailDomains)}`;
  return chance.happens(0.15) ? address : address.toLowerCase();
}

import type { Chance } from "../shared/chance.ts";
import { type Day, dayOf, dayText } from "../shared/days.ts";
import { shuffledTable, type Table, type Value } from "../shared/table.ts";
import type { Lists } from "./lists.ts";

export interface Dish {
  readonly id: number;
  readonly price: number;
  /** How often it is ordered, against the others of its restaurant. */
  readonly demand: number;
}

export interface Restaurant {
  readonly id: number;
  readonly cityId: number;
  readonly opened: Day;
  readonly closed: Day | null;
  readonly dishes: readonly Dish[];
  readonly demand: number;
}

export function makeCities(chance: Chance, { cities }: Lists): Table {
  const rows = cities.map(([name, state, tier, launched], at): Value[] => [
    at + 1,
    name,
    state,
    tier,
    launched,
  ]);
  return shuffledTable(chance, "cities", { columns: "id name state tier launched_on", rows });
}

/** Restaurants and what they sell. The last city has none that is open, some have no dish, one dish in twelve is never ordered. */
export function makeRestaurants(
  chance: Chance,
  lists: Lists,
  { count, first, last }: { readonly count: number; readonly first: Day; readonly last: Day },
): { readonly tables: readonly Table[]; readonly restaurants: readonly Restaurant[] } {
  const rows: Value[][] = [];
  const itemRows: Value[][] = [];
  const restaurants: Restaurant[] = [];
  const open = lists.cities.map(([, , , , weight], at) => [at, weight] as const);
  const words = lists.restaurantWords;
  for (let id = 1; id <= count; id += 1) {
    const city = chance.weighted(open);
    const launched = dayOf(lists.cities[city]?.[3] ?? "");
    const opened = chance.between(launched, Math.max(launched, last - 90));
    const closed = chance.happens(0.1)
      ? chance.between(Math.max(opened, first) + 30, last + 30)
      : null;
    const [cuisine, dishes] = chance.pick(Object.entries(lists.cuisines));
    rows.push([
      id,
      city + 1,
      `${chance.pick(words.first)} ${chance.pick(words.last)}`,
      cuisine,
      dayText(opened),
      closed === null || closed > last ? null : dayText(closed),
      chance.happens(0.13) ? null : chance.between(29, 48) / 10,
      chance.pick([15, 18, 18, 20, 22.5, 25]),
    ]);
    const isEmpty = chance.happens(0.03);
    const made = (isEmpty ? [] : chance.shuffled(dishes).slice(0, chance.between(4, 7))).map(
      ([name, category, isVeg, low, high]): Dish => {
        const price = Math.round(chance.between(low, high) / 5) * 5;
        itemRows.push([itemRows.length + 1, id, name, category, price, isVeg]);
        const demand = chance.happens(1 / 12) ? 0 : 1 / (0.2 + chance.number());
        return { id: itemRows.length, price, demand };
      },
    );
    const isIdle = chance.happens(0.05) || made.every((dish) => dish.demand === 0);
    const demand = isIdle ? 0 : 1 / (0.12 + chance.number());
    restaurants.push({ id, cityId: city + 1, opened, closed, dishes: made, demand });
  }
  return {
    restaurants,
    tables: [
      shuffledTable(chance, "restaurants", {
        columns: "id city_id name cuisine opened_on closed_on rating commission",
        rows,
      }),
      shuffledTable(chance, "menu_items", {
        columns: "id restaurant_id name category price is_veg",
        rows: itemRows,
      }),
    ],
  };
}

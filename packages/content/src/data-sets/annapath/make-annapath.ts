import { chanceFrom } from "../shared/chance.ts";
import { dayOf } from "../shared/days.ts";
import type { Table } from "../shared/table.ts";
import type { Twin } from "../shared/twin.ts";
import type { Lists } from "./lists.ts";
import { makeOrders } from "./orders.ts";
import { makeCustomers, makeRiders } from "./people.ts";
import { makeRatings } from "./ratings.ts";
import { makeCities, makeRestaurants } from "./restaurants.ts";
import { makeSurges } from "./surges.ts";

/** Orders were taken on these days, both included: twelve months over two financial years. */
const PERIOD = { first: dayOf("2025-11-01"), last: dayOf("2026-10-31") };

interface Size {
  readonly seed: number;
  readonly restaurants: number;
  readonly customers: number;
  readonly riders: number;
  readonly surges: number;
  readonly orders: number;
}

const SIZES: Readonly<Record<Twin, Size>> = {
  visible: {
    seed: 1857,
    restaurants: 170,
    customers: 1400,
    riders: 160,
    surges: 620,
    orders: 6200,
  },
  hidden: { seed: 2307, restaurants: 60, customers: 420, riders: 64, surges: 240, orders: 1700 },
};

/**
 * All rows of Annapath. Rows are stored in no order. There are guests, cities and restaurants without an order, dishes
 * never ordered, orders placed twice within three minutes, deliveries without a time, ratings given twice and ratings of
 * orders that are not here, and orders after midnight, when it is still yesterday in UTC.
 *
 * @returns  the tables in an order in which they can be loaded
 */
export function makeAnnapath(lists: Lists, twin: Twin): readonly Table[] {
  const size = SIZES[twin];
  // Each table has a stream of its own: a change in one leaves the others as they were.
  const chance = (table: number) => chanceFrom(size.seed * 100 + table);
  const cities = makeCities(chance(1), lists);
  const places = makeRestaurants(chance(2), lists, { count: size.restaurants, ...PERIOD });
  const customers = makeCustomers(chance(3), lists, { count: size.customers, ...PERIOD });
  const riders = makeRiders(chance(4), lists, { count: size.riders, ...PERIOD });
  const surges = makeSurges(chance(5), lists, { count: size.surges, ...PERIOD });
  const sold = makeOrders(
    chance(6),
    {
      restaurants: places.restaurants,
      customers: customers.customers,
      riders: riders.riders,
      surges: surges.surges,
    },
    { count: size.orders, ...PERIOD },
  );
  return [
    cities,
    ...places.tables,
    customers.table,
    riders.table,
    surges.table,
    ...sold.tables,
    makeRatings(chance(7), lists, { orders: sold.orders, last: PERIOD.last }),
  ];
}

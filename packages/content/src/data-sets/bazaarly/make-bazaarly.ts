import { makeAfterwards } from "./afterwards.ts";
import { makeCalendar } from "./calendar.ts";
import { makeCatalogue } from "./catalogue.ts";
import { chanceFrom } from "../shared/chance.ts";
import type { Lists } from "./lists.ts";
import { LAST_DAY, makeOrders } from "./orders.ts";
import { makeCustomers } from "./people.ts";
import type { Table } from "../shared/table.ts";
import type { Twin } from "../shared/twin.ts";

interface Size {
  readonly seed: number;
  readonly customers: number;
  readonly sellers: number;
  readonly products: number;
  readonly orders: number;
  readonly reviews: number;
}

/** The hidden twin is smaller, so that judging twice costs little more than once. */
const SIZES: Readonly<Record<Twin, Size>> = {
  visible: {
    seed: 1947,
    customers: 2000,
    sellers: 60,
    products: 400,
    orders: 11_240,
    reviews: 3512,
  },
  hidden: { seed: 2611, customers: 420, sellers: 24, products: 130, orders: 2300, reviews: 640 },
};

/**
 * All rows of Bazaarly, the same on every machine.
 *
 * Rows are stored in no order, so that a query which forgets ORDER BY does not look right by chance. There are ties in
 * prices, totals and dates, NULLs wherever the schema allows them, customers without orders, products never bought,
 * orders of guests, payments tried again, orders in two parcels, and reviews of orders that are not here.
 *
 * @returns  the tables in an order in which they can be loaded
 */
export function makeBazaarly(lists: Lists, twin: Twin): readonly Table[] {
  const size = SIZES[twin];
  // Each table has a stream of its own: a change in one leaves the others as they were.
  const chance = (table: number) => chanceFrom(size.seed * 100 + table);
  const catalogue = makeCatalogue(chance(1), lists, { ...size, last: LAST_DAY });
  const people = makeCustomers(chance(2), lists, { count: size.customers, last: LAST_DAY });
  const sold = makeOrders(chance(3), lists, {
    count: size.orders,
    customers: people.customers,
    products: catalogue.products,
  });
  return [
    makeCalendar(lists),
    ...catalogue.tables,
    people.table,
    ...sold.tables,
    ...makeAfterwards(chance(4), lists, sold.orders, size),
  ];
}

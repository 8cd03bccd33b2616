import type { Product } from "./catalogue.ts";
import type { Chance } from "../shared/chance.ts";
import { type Day, dayOf, momentText, weekday } from "../shared/days.ts";
import type { Lists } from "./lists.ts";
import type { Customer } from "./people.ts";
import type { Table, Value } from "../shared/table.ts";

/** Orders were taken on these days, both included: 26 months over three financial years. */
export const FIRST_DAY = dayOf("2024-09-01");
export const LAST_DAY = dayOf("2026-10-31");

export type Status = "placed" | "shipped" | "delivered" | "cancelled" | "rto" | "returned";

export interface Item {
  readonly id: number;
  readonly productId: number;
  readonly amount: number;
}

export interface Order {
  readonly id: number;
  readonly customerId: number | null;
  readonly day: Day;
  /** Seconds after midnight in India. */
  readonly seconds: number;
  readonly status: Status;
  readonly method: string;
  readonly total: number;
  readonly items: readonly Item[];
}

/** Below this an order pays for its delivery. Rupees. */
const FREE_DELIVERY_FROM = 499;
const DELIVERY = 49;
/** From this on hardly anybody buys two of the same. Rupees. */
const DEAR = 1500;
/** From this on a bank offers instalments. Rupees. */
const INSTALMENTS_FROM = 3000;

/** Hours of the day and how much is ordered in them: the evening most, and some after midnight, when it is still yesterday in UTC. */
const HOURS: readonly (readonly [number, number])[] = [
  3, 2, 1, 0.6, 0.5, 0.8, 1.4, 2.2, 3.2, 4.2, 5.2, 5.6, 6, 5.4, 4.6, 4.4, 4.4, 4.8, 5.4, 6.4, 7.6,
  8.2, 7.4, 5,
].map((weight, hour) => [hour, weight]);

interface Made {
  readonly tables: readonly Table[];
  readonly orders: readonly Order[];
}

/** Orders with their items: more at festivals and at weekends, more each year, a few people buying most. */
export function makeOrders(
  chance: Chance,
  lists: Lists,
  {
    count,
    customers,
    products,
  }: {
    readonly count: number;
    readonly customers: readonly Customer[];
    readonly products: readonly Product[];
  },
): Made {
  const buyers = customers
    // A quarter of those who registered never bought anything.
    .filter(() => !chance.happens(0.25))
    .map((customer) => [customer, 1 / (0.04 + chance.number() ** 1.5)] as const);
  const moments = momentsOf(chance, lists, count);
  const itemRows: Value[][] = [];
  const orders = moments.map(({ day, seconds }, at): Order => {
    const items = itemsOf(chance, { products, day, from: itemRows.length + 1, order: at + 1 });
    itemRows.push(...items.rows);
    const amount = items.items.reduce((sum, item) => sum + item.amount, 0);
    const total = amount + (amount < FREE_DELIVERY_FROM ? DELIVERY : 0);
    const method = methodOf(chance, total);
    return {
      id: at + 1,
      customerId: buyerOn(chance, buyers, day),
      day,
      seconds,
      status: statusOf(chance, day, method),
      method,
      total,
      items: items.items,
    };
  });
  const rows = orders.map(({ id, customerId, day, seconds, status, method, total }): Value[] => [
    id,
    customerId,
    momentText(day, seconds),
    status,
    method,
    total,
  ]);
  return {
    orders,
    tables: [
      {
        name: "orders",
        columns: ["id", "customer_id", "placed_at", "status", "pay_method", "total"],
        rows: chance.shuffled(rows),
      },
      {
        name: "order_items",
        columns: ["id", "order_id", "product_id", "quantity", "unit_price", "discount"],
        rows: chance.shuffled(itemRows),
      },
    ],
  };
}

function momentsOf(
  chance: Chance,
  lists: Lists,
  count: number,
): readonly { readonly day: Day; readonly seconds: number }[] {
  const sales = lists.sales.map(({ from, to, times }) => ({
    from: dayOf(from),
    to: dayOf(to),
    times,
  }));
  const days: (readonly [Day, number])[] = [];
  for (let day = FIRST_DAY; day <= LAST_DAY; day += 1) {
    const sale = sales.find(({ from, to }) => day >= from && day <= to)?.times ?? 1;
    const weekend = [0, 6].includes(weekday(day)) ? 1.25 : 1;
    days.push([day, sale * weekend * (1 + (day - FIRST_DAY) / 1200)]);
  }
  return Array.from({ length: count }, () => ({
    day: chance.weighted(days),
    seconds: chance.weighted(HOURS) * 3600 + chance.between(0, 3599),
  })).toSorted((a, b) => a.day - b.day || a.seconds - b.seconds);
}

/** Null for a guest. */
function buyerOn(
  chance: Chance,
  buyers: readonly (readonly [Customer, number])[],
  day: Day,
): number | null {
  if (chance.happens(0.012)) return null;
  for (let tries = 0; tries < 20; tries += 1) {
    const { id, joined } = chance.weighted(buyers);
    if (joined <= day) return id;
  }
  return null;
}

function itemsOf(
  chance: Chance,
  {
    products,
    day,
    from,
    order,
  }: {
    readonly products: readonly Product[];
    readonly day: Day;
    readonly from: number;
    readonly order: number;
  },
): { readonly items: readonly Item[]; readonly rows: readonly Value[][] } {
  const sold = products
    .filter(({ listed, demand }) => demand > 0 && listed <= day)
    .map((product) => [product, product.demand] as const);
  const count = chance.weighted([
    [1, 68],
    [2, 22],
    [3, 8],
    [4, 2],
  ]);
  const hasCoupon = chance.happens(0.3);
  const items: Item[] = [];
  const rows: Value[][] = [];
  const taken = new Set<number>();
  for (let tries = 0; items.length < count && tries < 20; tries += 1) {
    const product = chance.weighted(sold);
    if (taken.has(product.id)) continue;
    taken.add(product.id);
    const quantity = chance.weighted([
      [1, 82],
      [2, product.price < DEAR ? 13 : 1],
      [3, product.price < DEAR ? 3 : 0],
      [5, product.price < DEAR ? 2 : 0],
    ]);
    const full = product.price * quantity;
    const off = hasCoupon ? Math.round(full * chance.pick([0, 0.05, 0.1, 0.15])) : null;
    const id = from + items.length;
    items.push({ id, productId: product.id, amount: full - (off ?? 0) });
    rows.push([id, order, product.id, quantity, product.price, off]);
  }
  return { items, rows };
}

function methodOf(chance: Chance, total: number): string {
  return chance.weighted([
    ["upi", 46],
    ["cod", 30],
    ["card", 13],
    ["netbanking", 5],
    ["emi", total >= INSTALMENTS_FROM ? 18 : 0],
  ]);
}

/** What became of it by the last day. Who pays at the door refuses more often: return to origin. */
function statusOf(chance: Chance, day: Day, method: string): Status {
  const age = LAST_DAY - day;
  if (age < 2) return chance.happens(0.06) ? "cancelled" : "placed";
  if (age < 6)
    return chance.weighted([
      ["shipped", 70],
      ["delivered", 24],
      ["cancelled", 6],
    ]);
  return chance.weighted([
    ["delivered", 80],
    ["cancelled", 7],
    ["returned", 6],
    ["rto", method === "cod" ? 14 : 2],
    ["shipped", 0.4],
  ]);
}

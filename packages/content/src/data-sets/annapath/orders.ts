import type { Chance } from "../shared/chance.ts";
import { type Day, momentOf, type Moment, timestampText, weekday } from "../shared/days.ts";
import { shuffledTable, type Table, type Value } from "../shared/table.ts";
import type { Customer, Rider } from "./people.ts";
import type { Dish, Restaurant } from "./restaurants.ts";
import type { Surge } from "./surges.ts";

export interface Order {
  readonly id: number;
  readonly promised: Moment;
  /** Null where it never arrived. */
  readonly delivered: Moment | null;
}

interface World {
  readonly restaurants: readonly Restaurant[];
  readonly customers: readonly Customer[];
  readonly riders: readonly Rider[];
  readonly surges: readonly Surge[];
}

interface Placed {
  readonly moment: Moment;
  readonly restaurant: Restaurant;
  readonly customer: Customer | null;
  readonly lines: readonly { readonly dish: Dish; readonly quantity: number }[];
}

/** Hours of the day and how much is ordered in them: lunch, dinner, and some after midnight. */
const HOURS: readonly (readonly [number, number])[] = [
  3, 2, 1, 0.6, 0.3, 0.3, 0.6, 1.6, 3, 3, 2.4, 3.4, 7, 8, 4.6, 2.6, 2.8, 3.4, 4.8, 8, 10, 9.4, 6.4,
  4.4,
].map((weight, hour) => [hour, weight]);
/** Rupees, for those who are no members. */
const FEES = [19, 25, 29, 35, 39, 49];
/** One order in so many is sent twice by an impatient finger. */
const TWICE = 110;

/** Orders with what is in them: more in the evening and at weekends, a few people and restaurants with most of them. */
export function makeOrders(
  chance: Chance,
  world: World,
  wanted: { readonly count: number; readonly first: Day; readonly last: Day },
): { readonly tables: readonly Table[]; readonly orders: readonly Order[] } {
  const placed = placedOrders(chance, world, wanted);
  const rows: Value[][] = [];
  const itemRows: Value[][] = [];
  const orders = placed.map((one, at): Order => {
    const id = at + 1;
    for (const { dish, quantity } of one.lines)
      itemRows.push([itemRows.length + 1, id, dish.id, quantity, dish.price]);
    const order = delivery(chance, world, one, wanted.last);
    rows.push([id, ...order.values]);
    return { id, promised: order.promised, delivered: order.delivered };
  });
  return {
    orders,
    tables: [
      shuffledTable(chance, "orders", {
        columns:
          "id customer_id restaurant_id rider_id placed_at promised_at picked_up_at delivered_at status cancelled_by pay_method delivery_fee discount tip total refund",
        rows,
      }),
      shuffledTable(chance, "order_items", {
        columns: "id order_id menu_item_id quantity unit_price",
        rows: itemRows,
      }),
    ],
  };
}

function placedOrders(
  chance: Chance,
  { restaurants, customers }: World,
  { count, first, last }: { readonly count: number; readonly first: Day; readonly last: Day },
): readonly Placed[] {
  const days: (readonly [Day, number])[] = [];
  for (let day = first; day <= last; day += 1)
    days.push([day, ([0, 6].includes(weekday(day)) ? 1.4 : 1) * (1 + (day - first) / 700)]);
  const eaters = customers
    .filter(({ cityId }) => cityId !== null && !chance.happens(0.2))
    .map((customer) => [customer, 1 / (0.05 + chance.number() ** 1.4)] as const);
  // People who like a place come back to it.
  const favourite = new Map<number, Restaurant>();
  const placed: Placed[] = [];
  while (placed.length < count) {
    const day = chance.weighted(days);
    const customer = chance.weighted(eaters);
    const open = restaurants.filter(
      ({ cityId, opened, closed, demand }) =>
        demand > 0 &&
        cityId === customer.cityId &&
        opened <= day &&
        (closed === null || day < closed),
    );
    if (customer.joined > day || open.length === 0) continue;
    const usual = favourite.get(customer.id);
    const restaurant =
      usual && open.includes(usual) && chance.happens(0.35)
        ? usual
        : chance.weighted(open.map((one) => [one, one.demand] as const));
    favourite.set(customer.id, restaurant);
    const moment = momentOf(day, chance.weighted(HOURS) * 3600 + chance.between(0, 3599));
    const isGuest = chance.happens(0.03);
    const order = {
      moment,
      restaurant,
      customer: isGuest ? null : customer,
      lines: linesOf(chance, restaurant),
    };
    placed.push(order);
    if (placed.length % TWICE === 0)
      placed.push({ ...order, moment: moment + chance.between(15, 175) });
  }
  return placed.toSorted((a, b) => a.moment - b.moment);
}

function linesOf(chance: Chance, { dishes }: Restaurant): Placed["lines"] {
  const wanted = chance.weighted([
    [1, 46],
    [2, 34],
    [3, 15],
    [4, 5],
  ]);
  const taken = new Set<Dish>();
  for (let tries = 0; tries < wanted * 3 && taken.size < wanted; tries += 1)
    taken.add(chance.weighted(dishes.map((dish) => [dish, dish.demand] as const)));
  return [...taken].map((dish) => ({
    dish,
    quantity: chance.weighted([
      [1, 74],
      [2, 20],
      [3, 4],
      [4, 2],
    ]),
  }));
}

type Fate = "placed" | "delivered" | "cancelled" | "refunded";

/** What became of an order: its columns after the id. */
function delivery(
  chance: Chance,
  { riders, surges }: World,
  { moment, restaurant, customer, lines }: Placed,
  last: Day,
): {
  readonly values: readonly Value[];
  readonly promised: Moment;
  readonly delivered: Moment | null;
} {
  const isBusy = surges.some(
    ({ cityId, from, to }) => cityId === restaurant.cityId && from <= moment && moment < to,
  );
  const isNow = moment >= momentOf(last, 22 * 3600);
  const fate: Fate = isNow
    ? "placed"
    : chance.weighted<Fate>([
        ["delivered", 88],
        ["cancelled", isBusy ? 12 : 7],
        ["refunded", isBusy ? 6 : 3],
      ]);
  const promised = moment + chance.pick([30, 35, 35, 40, 45]) * 60;
  const ready = moment + chance.between(9 * 60, 24 * 60) + (isBusy ? chance.between(0, 600) : 0);
  const ride = chance.between(6 * 60, 19 * 60) + (isBusy ? chance.between(0, 1200) : 0);
  const delay = chance.happens(0.06) ? chance.between(600, 2700) : 0;
  const arrives = fate === "delivered" || fate === "refunded";
  const at = riders.filter(
    ({ cityId, joined, left }) =>
      cityId === restaurant.cityId &&
      momentOf(joined, 0) <= moment &&
      (left === null || moment < momentOf(left, 0)),
  );
  const rider = at.length > 0 && (arrives || chance.happens(0.3)) ? chance.pick(at) : null;
  const isForgotten = chance.happens(0.012);
  const delivered = arrives && !isForgotten ? ready + ride + delay : null;
  const food = lines.reduce((sum, { dish, quantity }) => sum + dish.price * quantity, 0);
  const discount = chance.happens(0.34)
    ? Math.round(food * chance.pick([0, 0.1, 0.2, 0.25]))
    : null;
  const fee = customer?.isMember ? 0 : chance.pick(FEES) + (isBusy ? 10 : 0);
  const tip = chance.happens(0.18) ? chance.pick([10, 20, 20, 30, 50]) : null;
  const total = food - (discount ?? 0) + fee + (tip ?? 0);
  const payMethod = chance.weighted([
    ["upi", 58],
    ["card", 15],
    ["cash", 17],
    ["wallet", 10],
  ]);
  return {
    promised,
    delivered,
    values: [
      customer?.id ?? null,
      restaurant.id,
      rider?.id ?? null,
      timestampText(moment),
      timestampText(promised),
      arrives || (rider && chance.happens(0.3)) ? timestampText(ready) : null,
      delivered === null ? null : timestampText(delivered),
      fate,
      fate === "cancelled" ? chance.pick(["customer", "customer", "restaurant", "rider"]) : null,
      payMethod,
      fee,
      discount,
      tip,
      total,
      refundOf(chance, { fate, total, isPaid: payMethod !== "cash" }),
    ],
  };
}

/** What is paid back: all of a cancelled order that was paid, half or all of one with a complaint. */
function refundOf(
  chance: Chance,
  {
    fate,
    total,
    isPaid,
  }: { readonly fate: Fate; readonly total: number; readonly isPaid: boolean },
): number | null {
  if (fate === "refunded") return chance.happens(0.4) ? total : Math.round(total / 2);
  return fate === "cancelled" && isPaid && !chance.happens(0.08) ? total : null;
}

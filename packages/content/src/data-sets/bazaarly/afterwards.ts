import type { Chance } from "../shared/chance.ts";
import { type Day, dayText, momentText } from "../shared/days.ts";
import type { Lists } from "./lists.ts";
import { FIRST_DAY, LAST_DAY, type Order } from "./orders.ts";
import type { Table, Value } from "../shared/table.ts";

interface Arrival {
  readonly order: Order;
  readonly day: Day;
}

/** Payments, shipments, returns and reviews of the orders. */
export function makeAfterwards(
  chance: Chance,
  lists: Lists,
  orders: readonly Order[],
  { reviews, products }: { readonly reviews: number; readonly products: number },
): readonly Table[] {
  const { table, arrivals } = makeShipments(chance, lists, orders);
  return [
    makePayments(chance, lists, orders, arrivals),
    table,
    makeReturns(chance, lists, arrivals),
    makeReviews(chance, lists, arrivals, { count: reviews, products }),
  ];
}

function makeShipments(
  chance: Chance,
  lists: Lists,
  orders: readonly Order[],
): { readonly table: Table; readonly arrivals: ReadonlyMap<number, Arrival> } {
  const rows: Value[][] = [];
  const arrivals = new Map<number, Arrival>();
  for (const order of orders) {
    if (order.status === "placed" || order.status === "cancelled") continue;
    // An order in two parcels has two rows.
    const parcels = order.items.length > 1 && chance.happens(0.05) ? 2 : 1;
    for (let parcel = 0; parcel < parcels; parcel += 1) {
      const shipped = order.day + chance.between(0, 2);
      const promised = shipped + chance.between(3, 6);
      const arrived = Math.min(
        LAST_DAY,
        promised +
          chance.weighted([
            [-2, 15],
            [-1, 30],
            [0, 30],
            [1, 12],
            [3, 9],
            [8, 4],
          ]),
      );
      const isThere = order.status === "delivered" || order.status === "returned";
      rows.push([
        rows.length + 1,
        order.id,
        chance.pick(lists.deliveryCompanies),
        momentText(
          shipped,
          Math.max(shipped === order.day ? order.seconds : 0, 9 * 3600) +
            chance.between(600, 14_000),
        ),
        dayText(promised),
        isThere && !chance.happens(0.02)
          ? momentText(Math.max(arrived, shipped + 1), chance.between(9 * 3600, 21 * 3600))
          : null,
      ]);
      if (isThere) arrivals.set(order.id, { order, day: Math.max(arrived, shipped + 1) });
    }
  }
  const columns = ["id", "order_id", "courier", "shipped_at", "promised_on", "delivered_at"];
  return { table: { name: "shipments", columns, rows: chance.shuffled(rows) }, arrivals };
}

function makePayments(
  chance: Chance,
  lists: Lists,
  orders: readonly Order[],
  arrivals: ReadonlyMap<number, Arrival>,
): Table {
  const rows: Value[][] = [];
  const add = (...[order, method, status, amount, at, reason]: readonly Value[]) =>
    rows.push([
      rows.length + 1,
      order ?? null,
      method ?? null,
      status ?? null,
      amount ?? null,
      at ?? null,
      reason ?? null,
    ]);
  for (const order of orders) {
    const { id, method, total, day, seconds, status } = order;
    if (method === "cod") {
      const arrival = arrivals.get(id);
      // Cash is paid at the door; some couriers hand it in without a record.
      if (arrival && !chance.happens(0.01))
        add(
          id,
          "cod",
          "succeeded",
          total,
          momentText(arrival.day, chance.between(10 * 3600, 21 * 3600)),
        );
      continue;
    }
    let at = seconds + chance.between(5, 40);
    for (
      let failed = chance.weighted([
        [0, 88],
        [1, 8],
        [2, 3],
        [3, 1],
      ]);
      failed > 0;
      failed -= 1
    ) {
      add(id, method, "failed", total, momentText(day, at), chance.pick(lists.failureReasons));
      at += chance.between(20, 400);
    }
    if (status === "cancelled" && chance.happens(0.3)) continue;
    add(id, method, "succeeded", total, momentText(day, at));
    if (status === "cancelled" || status === "returned" || status === "rto")
      add(
        id,
        method,
        "refunded",
        total,
        momentText(Math.min(day + chance.between(3, 15), LAST_DAY), at),
      );
  }
  // Money added to the wallet belongs to no order.
  const topUps = Math.round(orders.length / 300);
  for (let number = 0; number < topUps; number += 1)
    add(
      null,
      "upi",
      "succeeded",
      chance.pick([200, 500, 1000, 2000]),
      momentText(chance.between(FIRST_DAY, LAST_DAY), chance.between(0, 86_399)),
    );
  const columns = [
    "id",
    "order_id",
    "method",
    "status",
    "amount",
    "attempted_at",
    "failure_reason",
  ];
  return { name: "payments", columns, rows: chance.shuffled(rows) };
}

function makeReturns(chance: Chance, lists: Lists, arrivals: ReadonlyMap<number, Arrival>): Table {
  const rows: Value[][] = [];
  for (const { order, day } of arrivals.values()) {
    const isWhole = order.status === "returned";
    if (!isWhole && !chance.happens(0.02)) continue;
    const items = isWhole ? order.items : order.items.slice(0, 1);
    for (const { id, amount } of items) {
      const requested = Math.min(LAST_DAY, day + chance.between(0, 9));
      const pickedUp = requested + chance.between(1, 6);
      const isPickedUp = pickedUp <= LAST_DAY && !chance.happens(0.07);
      rows.push([
        rows.length + 1,
        id,
        chance.pick(lists.returnReasons),
        momentText(requested, chance.between(0, 86_399)),
        isPickedUp ? momentText(pickedUp, chance.between(10 * 3600, 19 * 3600)) : null,
        isPickedUp && !chance.happens(0.1) ? amount : null,
      ]);
    }
  }
  const columns = ["id", "order_item_id", "reason", "requested_at", "picked_up_at", "refund"];
  return { name: "returns", columns, rows: chance.shuffled(rows) };
}

function makeReviews(
  chance: Chance,
  lists: Lists,
  arrivals: ReadonlyMap<number, Arrival>,
  { count, products }: { readonly count: number; readonly products: number },
): Table {
  const bought = [...arrivals.values()];
  const rows = Array.from({ length: count }, (_, at): Value[] => {
    const { order, day } = chance.pick(bought);
    // Written before this database began: its order is not here.
    const isOrphan = chance.happens(0.05);
    const stars = chance.weighted([
      [5, 44],
      [4, 26],
      [3, 11],
      [2, 6],
      [1, 13],
    ]);
    const words =
      stars >= 4
        ? lists.reviewBodies.good
        : stars === 3
          ? lists.reviewBodies.fair
          : lists.reviewBodies.bad;
    return [
      at + 1,
      isOrphan ? chance.between(1, products) : chance.pick(order.items).productId,
      isOrphan || chance.happens(0.03) ? null : order.customerId,
      isOrphan ? 900_000 + chance.between(1, 9999) : chance.happens(0.1) ? null : order.id,
      chance.happens(0.06) ? null : stars,
      chance.happens(0.45) ? null : chance.pick(words),
      momentText(Math.min(LAST_DAY, day + chance.between(0, 30)), chance.between(0, 86_399)),
    ];
  });
  const columns = ["id", "product_id", "customer_id", "order_id", "stars", "body", "written_at"];
  return { name: "reviews", columns, rows: chance.shuffled(rows) };
}

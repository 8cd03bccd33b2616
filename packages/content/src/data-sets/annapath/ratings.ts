import type { Chance } from "../shared/chance.ts";
import { type Day, momentOf, timestampText } from "../shared/days.ts";
import { shuffledTable, type Table, type Value } from "../shared/table.ts";
import type { Lists } from "./lists.ts";
import type { Order } from "./orders.ts";

/** Four in ten orders that arrived are rated, one in twenty of them again, and some ratings are of orders from before. */
export function makeRatings(
  chance: Chance,
  lists: Lists,
  { orders, last }: { readonly orders: readonly Order[]; readonly last: Day },
): Table {
  const rows: Value[][] = [];
  const end = momentOf(last, 86_399);
  const add = (orderId: number, after: number, isLate: boolean) => {
    const stars = chance.weighted([
      [5, isLate ? 15 : 48],
      [4, isLate ? 22 : 30],
      [3, 12],
      [2, isLate ? 18 : 4],
      [1, isLate ? 30 : 5],
    ]);
    const words = stars >= 4 ? lists.comments.good : lists.comments.bad;
    const at = Math.min(end, after + chance.between(300, 90_000));
    rows.push([
      rows.length + 1,
      orderId,
      chance.happens(0.05) ? null : stars,
      chance.happens(0.25) ? null : Math.min(5, Math.max(1, stars + chance.pick([-1, 0, 0, 1]))),
      chance.happens(0.6) ? null : chance.pick(words),
      timestampText(at),
    ]);
    return at;
  };
  for (const { id, delivered, promised } of orders) {
    if (delivered === null || !chance.happens(0.4)) continue;
    const rated = add(id, delivered, delivered > promised);
    // Never two at one moment.
    if (rated < end && chance.happens(0.05)) add(id, rated, delivered > promised);
  }
  const orphans = Math.round(rows.length / 50);
  for (let count = 0; count < orphans; count += 1)
    add(800_000 + chance.between(1, 9999), momentOf(chance.between(last - 300, last), 0), false);
  const columns = "id order_id food_stars rider_stars comment rated_at";
  return shuffledTable(chance, "ratings", { columns, rows });
}

import type { Chance } from "../shared/chance.ts";
import { type Day, dayAt, dayText } from "../shared/days.ts";
import { shuffledTable, type Table, type Value } from "../shared/table.ts";
import type { Merchant } from "./merchants.ts";
import type { Payment } from "./transactions.ts";

/**
 * What each merchant was sent for each day with a payment that went through: after one working day as a rule. Some days
 * are missing, some were sent twice, and some have another amount, as where a reversed payment was counted.
 */
export function makeSettlements(chance: Chance, payments: readonly Payment[], last: Day): Table {
  const days = new Map<string, { merchant: Merchant; day: Day; gross: number; count: number }>();
  for (const { merchant, amount, started, status } of payments) {
    if (!merchant) continue;
    // One reversed payment in three is counted by mistake.
    if (status !== "success" && !(status === "reversed" && chance.happens(1 / 3))) continue;
    const day = dayAt(started);
    const key = `${merchant.id} ${day}`;
    const before = days.get(key) ?? { merchant, day, gross: 0, count: 0 };
    days.set(key, { ...before, gross: before.gross + amount, count: before.count + 1 });
  }
  const rows: Value[][] = [];
  for (const { merchant, day, gross, count } of days.values()) {
    if (chance.happens(0.015)) continue;
    const stated = chance.happens(0.012) ? gross + chance.pick([-10, 1, 9, 100]) : gross;
    const settled =
      day +
      chance.weighted([
        [1, 80],
        [2, 12],
        [3, 5],
        [6, 3],
      ]);
    const row: Value[] = [
      merchant.id,
      dayText(day),
      count,
      Math.max(1, stated),
      Math.round(gross * merchant.fee) / 100,
      settled > last || chance.happens(0.01) ? null : dayText(settled),
    ];
    rows.push([rows.length + 1, ...row]);
    if (chance.happens(0.008)) rows.push([rows.length + 1, ...row]);
  }
  const columns = "id merchant_id business_day payments gross fee settled_on";
  return shuffledTable(chance, "settlements", { columns, rows });
}

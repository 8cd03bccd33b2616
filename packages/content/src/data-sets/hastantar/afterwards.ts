import type { Chance } from "../shared/chance.ts";
import { type Day, dayAt, dayOf, momentOf, timestampText } from "../shared/days.ts";
import { shuffledTable, type Table, type Value } from "../shared/table.ts";
import type { Lists } from "./lists.ts";
import type { Payment } from "./transactions.ts";

interface Sent {
  readonly payments: readonly Payment[];
  readonly last: Day;
}

/** What people complained of: reversed and pending payments most. Some name a transaction from before this database. */
export function makeDisputes(chance: Chance, lists: Lists, { payments, last }: Sent): Table {
  const rows: Value[][] = [];
  const end = momentOf(last, 86_399);
  for (const { id, status, amount, started } of payments) {
    const share = status === "success" ? 0.02 : status === "failed" ? 0.03 : 0.35;
    if (!chance.happens(share)) continue;
    const raised = Math.min(end, started + chance.between(1800, 500_000));
    const resolved = raised + chance.between(4 * 3600, 20 * 86_400);
    const isOpen = resolved > end || chance.happens(0.1);
    const outcome = isOpen ? null : chance.pick(["accepted", "accepted", "rejected"]);
    rows.push([
      rows.length + 1,
      chance.happens(0.03) ? 900_000 + chance.between(1, 9999) : id,
      chance.pick(lists.disputeReasons),
      timestampText(raised),
      isOpen ? null : timestampText(resolved),
      outcome,
      outcome === "accepted" ? amount : null,
    ]);
  }
  const columns = "id transaction_id reason raised_at resolved_at outcome refund";
  return shuffledTable(chance, "disputes", { columns, rows });
}

/** What offers gave on payments that went through; one payment may earn from two offers. */
export function makeCashbacks(chance: Chance, { offers }: Lists, { payments, last }: Sent): Table {
  const rows: Value[][] = [];
  const end = momentOf(last, 86_399);
  for (const { id, status, started } of payments) {
    if (status !== "success") continue;
    for (const { name, from, to, share, amounts } of offers) {
      const day = dayAt(started);
      if (day < dayOf(from) || day > dayOf(to) || !chance.happens(share)) continue;
      const credited = started + chance.pick([60, 3600, 86_400, 3 * 86_400]);
      const isMissing = credited > end || chance.happens(0.05);
      rows.push([
        rows.length + 1,
        id,
        name,
        chance.pick(amounts),
        isMissing ? null : timestampText(credited),
      ]);
    }
  }
  const columns = "id transaction_id offer amount credited_at";
  return shuffledTable(chance, "cashbacks", { columns, rows });
}

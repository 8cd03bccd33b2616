import type { Chance } from "../shared/chance.ts";
import { type Day, dayOf, dayText } from "../shared/days.ts";
import { placeOf } from "../shared/people.ts";
import { shuffledTable, type Table, type Value } from "../shared/table.ts";
import type { Lists } from "./lists.ts";

export interface Merchant {
  readonly id: number;
  readonly onboarded: Day;
  readonly amount: readonly [number, number];
  /** Percent of each payment. */
  readonly fee: number;
  readonly demand: number;
}

/** Shops that take payments. One in twelve was never paid; the turnover they state stands as it was typed. */
export function makeMerchants(
  chance: Chance,
  lists: Lists,
  { count, last }: { readonly count: number; readonly last: Day },
): { readonly table: Table; readonly merchants: readonly Merchant[] } {
  const rows: Value[][] = [];
  const merchants: Merchant[] = [];
  const categories = Object.entries(lists.categories).map(
    ([name, one]) => [{ name, ...one }, one.weight] as const,
  );
  for (let id = 1; id <= count; id += 1) {
    const { name, amount, fee, names } = chance.weighted(categories);
    const onboarded = chance.between(dayOf("2024-06-01"), last - 30);
    const [city] = placeOf(chance, lists);
    rows.push([
      id,
      `${chance.pick(lists.merchantWords)} ${chance.pick(names)}`,
      name,
      city,
      dayText(onboarded),
      typedTurnover(chance),
    ]);
    const demand = chance.happens(1 / 12) ? 0 : 1 / (0.03 + chance.number());
    merchants.push({ id, onboarded, amount, fee, demand });
  }
  const columns = "id name category city onboarded_on turnover";
  return { table: shuffledTable(chance, "merchants", { columns, rows }), merchants };
}

/** "₹12,50,000", "12.5 lakh", "1250000", "NA", or nothing. */
function typedTurnover(chance: Chance): string | null {
  const rupees = Math.round(10 ** (5 + chance.number() * 2.2) / 50_000) * 50_000 + 50_000;
  return chance.weighted<string | null>([
    [`₹${rupees.toLocaleString("en-IN")}`, 30],
    [`${rupees / 100_000} lakh`, 26],
    [String(rupees), 28],
    ["NA", 6],
    [null, 10],
  ]);
}

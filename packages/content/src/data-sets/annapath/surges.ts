import type { Chance } from "../shared/chance.ts";
import { type Day, momentOf, type Moment, timestampText } from "../shared/days.ts";
import { shuffledTable, type Table, type Value } from "../shared/table.ts";
import type { Lists } from "./lists.ts";

export interface Surge {
  readonly cityId: number;
  readonly from: Moment;
  readonly to: Moment;
}

/** Hours in which delivery costs more, at meals, on rainy nights and past midnight. Some of one city overlap. */
export function makeSurges(
  chance: Chance,
  { cities }: Lists,
  { count, first, last }: { readonly count: number; readonly first: Day; readonly last: Day },
): { readonly table: Table; readonly surges: readonly Surge[] } {
  const rows: Value[][] = [];
  const surges: Surge[] = [];
  const weights = cities.map(([, , , , weight], at) => [at + 1, weight] as const);
  for (let id = 1; id <= count; id += 1) {
    const before = surges.at(-1);
    const isOverlap = before && chance.happens(0.12);
    const cityId = isOverlap ? before.cityId : chance.weighted(weights);
    const from = isOverlap
      ? before.from + chance.between(10, 60) * 60
      : momentOf(
          chance.between(first, last),
          chance.weighted([
            [12, 4],
            [13, 3],
            [19, 5],
            [20, 6],
            [21, 3],
            [23, 2],
          ]) *
            3600 +
            chance.pick([0, 900, 1800, 2700]),
        );
    const to = from + chance.pick([45, 60, 90, 120, 150]) * 60;
    rows.push([
      id,
      cityId,
      timestampText(from),
      timestampText(to),
      chance.pick([1.1, 1.2, 1.25, 1.5, 1.75, 2]),
    ]);
    surges.push({ cityId, from, to });
  }
  const columns = "id city_id starts_at ends_at multiplier";
  return { table: shuffledTable(chance, "surge_windows", { columns, rows }), surges };
}

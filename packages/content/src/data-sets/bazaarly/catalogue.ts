import { sentenceStart } from "../shared/sentence-start.ts";
import type { Chance } from "../shared/chance.ts";
import { type Day, dayOf, dayText } from "../shared/days.ts";
import type { Lists } from "./lists.ts";
import type { Table, Value } from "../shared/table.ts";

export interface Product {
  readonly id: number;
  readonly price: number;
  readonly listed: Day;
  /** How often it is bought, against the others. */
  readonly demand: number;
}

interface Made {
  readonly tables: readonly Table[];
  readonly products: readonly Product[];
}

/** The tree of categories, sellers, and what they sell. Some products have no category, some sellers no product. */
export function makeCatalogue(
  chance: Chance,
  lists: Lists,
  {
    sellers,
    products,
    last,
  }: { readonly sellers: number; readonly products: number; readonly last: Day },
): Made {
  const categories = makeCategories(lists);
  const goods = makeProducts(chance, lists, { count: products, sellers, last });
  return {
    tables: [categories, makeSellers(chance, lists, sellers), goods.table],
    products: goods.products,
  };
}

function makeCategories(lists: Lists): Table {
  const rows: Value[][] = [];
  for (const [group, members] of Object.entries(lists.groups)) {
    const parent = rows.length + 1;
    rows.push([parent, null, group, null]);
    for (const [name, { gst }] of Object.entries(members))
      rows.push([rows.length + 1, parent, name, gst]);
  }
  return { name: "categories", columns: ["id", "parent_id", "name", "gst_rate"], rows };
}

function makeSellers(chance: Chance, lists: Lists, count: number): Table {
  const { first, last } = lists.sellerWords;
  const names = chance.shuffled(first.flatMap((one) => last.map((other) => `${one} ${other}`)));
  const rows = Array.from({ length: count }, (_, at): Value[] => {
    const [city, state] = chance.weighted(lists.places.map((place) => [place, place[3]] as const));
    return [
      at + 1,
      names[at] ?? `Seller ${at + 1}`,
      city,
      state,
      dayText(dayOf("2023-04-01") + chance.between(0, 700)),
      chance.happens(0.12) ? null : chance.between(28, 49) / 10,
    ];
  });
  const columns = ["id", "name", "city", "state", "joined_on", "rating"];
  return { name: "sellers", columns, rows: chance.shuffled(rows) };
}

function makeProducts(
  chance: Chance,
  lists: Lists,
  {
    count,
    sellers,
    last,
  }: { readonly count: number; readonly sellers: number; readonly last: Day },
): { readonly table: Table; readonly products: readonly Product[] } {
  let number = 0;
  const kinds = Object.values(lists.groups).flatMap((members) => {
    number += 1;
    return Object.values(members).map((kind) => {
      number += 1;
      return { ...kind, id: number };
    });
  });
  const rows: Value[][] = [];
  const products: Product[] = [];
  for (let id = 1; id <= count; id += 1) {
    const kind = chance.pick(kinds);
    const [cheapest, dearest] = kind.mrp;
    // Cheap things are many, dear ones few; prices end in 9 as they do in shops.
    const mrp =
      Math.round((cheapest + (dearest - cheapest) * chance.number() ** 2.2) / 10) * 10 - 1;
    const price = Math.max(
      9,
      Math.round((mrp * (1 - chance.pick([0, 0.05, 0.1, 0.2, 0.3, 0.45]))) / 10) * 10 - 1,
    );
    const listed = dayOf("2024-04-01") + chance.between(0, last - dayOf("2024-04-01") - 60);
    const noun = chance.pick(kind.nouns);
    rows.push([
      id,
      // The last three sellers have not listed anything yet.
      chance.happens(0.06) ? null : chance.between(1, sellers - 3),
      chance.happens(0.02) ? null : kind.id,
      sentenceStart(`${chance.pick(kind.brands)} ${noun}`),
      mrp,
      Math.min(price, mrp),
      chance.happens(0.05) ? null : chance.between(...kind.grams),
      JSON.stringify({
        [kind.attribute]: chance.pick(kind.values),
        ...(chance.happens(0.3) ? { made_in: "India" } : {}),
      }),
      dayText(listed),
    ]);
    // One in fifteen was never bought.
    const popularity = 1 / (0.15 + chance.number());
    const demand = chance.happens(1 / 15) ? 0 : popularity * (500 / price) ** 0.45;
    products.push({ id, price: Math.min(price, mrp), listed, demand });
  }
  const columns = "id seller_id category_id name mrp price weight_grams attributes listed_on".split(
    " ",
  );
  return { table: { name: "products", columns, rows: chance.shuffled(rows) }, products };
}

import { inRows } from "./fragments.ts";
import { isHeadingRow } from "./heading-rows.ts";
import type { Fragment } from "../line/line.ts";

/** What is under one heading in columns of its own. */
export interface HeadedCards {
  readonly heading: readonly Fragment[];
  readonly columns: readonly (readonly Fragment[])[];
  /** What is below the cards, from the next heading on that has none. */
  readonly below: readonly Fragment[];
}

/** Two columns may be level by chance; three that begin alike are cards. */
const FEWEST_CARDS = 3;

/** The left edges of a card's first two rows are no further apart than this many sizes of its letters. */
const MOST_INDENT = 1.5;

/**
 * Rows of cards in a band of columns, each under a heading at the left that heads all of them: "Work" over three posts
 * side by side, below columns with headings of their own. `above` is what is over the first of these headings.
 * Null where no heading has cards.
 *
 * The first two rows under such a heading hold a text for every card, level and in one look; a heading of the left
 * column alone has neither.
 */
export function headedCards(
  band: readonly Fragment[],
): { readonly above: readonly Fragment[]; readonly rows: readonly HeadedCards[] } | null {
  const rows = inRows(band);
  const heads = rows.flatMap((row, at) => {
    const edges = isHeadingRow(row) ? edgesOf(row, rows[at + 1], rows[at + 2]) : null;
    return edges ? [{ at, edges }] : [];
  });
  const [first] = heads;
  if (!first) return null;
  return {
    above: rows.slice(0, first.at).flat(),
    rows: heads.map(({ at, edges }, i) => {
      const all = rows.slice(at + 1, heads[i + 1]?.at);
      const end = all.findIndex((row, k) => endsCards(row, all.slice(k + 1), edges));
      const under = (end < 0 ? all : all.slice(0, end)).flat();
      return {
        below: end < 0 ? [] : all.slice(end).flat(),
        heading: rows[at] ?? [],
        columns: edges.map((edge, k) =>
          under.filter(
            ({ x }) => (k === 0 || x >= edge) && x < (edges[k + 1] ?? Number.POSITIVE_INFINITY),
          ),
        ),
      };
    }),
  };
}

/** Where each card under a heading begins; null where what is there is none. */
function edgesOf(
  heading: readonly Fragment[],
  first: readonly Fragment[] | undefined,
  second: readonly Fragment[] | undefined,
): number[] | null {
  const [head, ...others] = heading;
  if (!head || others.length > 0 || !first || !second) return null;
  const areCards =
    first.length >= FEWEST_CARDS &&
    first.length === second.length &&
    isOneLook(first) &&
    isOneLook(second) &&
    head.x < (first[1]?.x ?? 0) &&
    first.every((part, i) => Math.abs(part.x - (second[i]?.x ?? 0)) < part.size * MOST_INDENT);
  return areCards ? first.map((part, i) => Math.min(part.x, second[i]?.x ?? part.x) - 1) : null;
}

/** True for a heading at the left with nothing below it that has a part in each card: it heads what is below them all. */
function endsCards(
  row: readonly Fragment[],
  below: readonly (readonly Fragment[])[],
  edges: readonly number[],
): boolean {
  const [only, other] = row;
  return (
    only !== undefined &&
    other === undefined &&
    only.x < (edges[1] ?? 0) &&
    isHeadingRow(row) &&
    below.every((next) => next.length < edges.length)
  );
}

function isOneLook(row: readonly Fragment[]): boolean {
  const looks = row.map(({ pieces: [piece] }) => `${piece?.size} ${piece?.bold}`);
  return new Set(looks).size === 1;
}

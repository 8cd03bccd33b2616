import { FUNCTION_WORDS } from "../../../text/tokens.ts";
import { topicStems } from "../alignment/source-units.ts";
import type { EntryOfLine } from "../alignment/entries.ts";
import type { FiguresOfLine } from "../figures/figure-index.ts";
import type { Figure } from "../figures/figure.ts";
import type { FactWord } from "../words.ts";

/** Where a source has a figure, and what is counted there. */
export interface FigurePlace {
  readonly value: number;
  readonly dimension: string | null;
  readonly entry: number;
  readonly line: number;
  /** Stems of the noun behind it: "job", "card" of "380 job cards". */
  readonly counted: readonly string[];
  /** Stems of the words around it, the counted ones among them. */
  readonly around: ReadonlySet<string>;
}

export interface FigurePlaces {
  readonly byValue: ReadonlyMap<string, readonly FigurePlace[]>;
  /** By each stem of what is counted. */
  readonly byCounted: ReadonlyMap<string, readonly FigurePlace[]>;
}

/** Words of a noun behind a figure: "40 senior citizen accounts". */
const MOST_WORDS = 3;
/** Words around a figure that may say what it is of. */
const AROUND = 8;

export function figurePlaces(
  lines: readonly FiguresOfLine[],
  words: readonly (readonly FactWord[])[],
  entries: readonly EntryOfLine[],
): FigurePlaces {
  const byValue = new Map<string, FigurePlace[]>();
  const byCounted = new Map<string, FigurePlace[]>();
  for (const [line, { figures }] of lines.entries()) {
    const own = words[line] ?? [];
    for (const figure of figures) {
      const at = own.findIndex(({ to }) => to > figure.from);
      const near = own.slice(Math.max(0, at - AROUND), at + AROUND);
      const shared = {
        entry: entries[line]?.entry ?? 0,
        line,
        counted: countedBy(figure, own),
        around: new Set(topicStems(near)),
      };
      for (const { value, dimension } of figure.readings) {
        const place: FigurePlace = { value, dimension, ...shared };
        add(byValue, valueKey(value, dimension), place);
        for (const stem of shared.counted) add(byCounted, stem, place);
      }
    }
  }
  return { byValue, byCounted };
}

function add(map: Map<string, FigurePlace[]>, key: string, place: FigurePlace): void {
  const own = map.get(key);
  if (own) own.push(place);
  else map.set(key, [place]);
}

function valueKey(value: number, dimension: string | null): string {
  return `${dimension ?? ""} ${value.toPrecision(7)}`;
}

/** Where a source has a figure of a proposal as it is; [] for one that is rounded or follows from others. */
export function placesOfFigure(
  { readings }: Figure,
  { byValue }: FigurePlaces,
): readonly FigurePlace[] {
  return readings.flatMap(({ value, dimension }) => byValue.get(valueKey(value, dimension)) ?? []);
}

const NO_NOUN =
  /^(?:daily|weekly|monthly|yearly|annually|quarterly|roz|nos?|pcs|approx|total|avg|average|only|plus|odd)$/u;

/** Stems of the noun that a figure counts; [] for one with another thing behind it. */
export function countedBy({ to }: Figure, words: readonly FactWord[]): string[] {
  const at = words.findIndex(({ from }) => from >= to);
  if (at < 0) return [];
  const counted: FactWord[] = [];
  for (const word of words.slice(at, at + MOST_WORDS)) {
    const isNoun =
      word.gap !== "break" &&
      !FUNCTION_WORDS.has(word.key) &&
      !NO_NOUN.test(word.key) &&
      !/\d/u.test(word.key);
    if (!isNoun) break;
    counted.push(word);
  }
  return topicStems(counted);
}

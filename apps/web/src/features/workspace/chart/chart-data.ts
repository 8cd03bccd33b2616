import type { ResultColumn, ResultSet } from "@taiyari/domain/sql";

export const CHART_KINDS = ["bar", "line", "pie", "scatter"] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

/** More marks than this cannot be told apart; the rest is left out, and the chart says so. */
export const MOST_POINTS: Readonly<Record<ChartKind, number>> = {
  bar: 60,
  line: 500,
  pie: 8,
  scatter: 1_000,
};

export interface ChartPoint {
  readonly label: string;
  /** Along the bottom of a scatter chart; otherwise the place in the result. */
  readonly x: number;
  readonly y: number;
}

export interface ChartData {
  readonly points: readonly ChartPoint[];
  /** Rows without a number there, and those after the most that are drawn. */
  readonly withoutValue: number;
  readonly leftOut: number;
}

/** Columns that can stand up the side: with a number in some row. */
export function numberColumns({ columns }: ResultSet): number[] {
  return columns.flatMap(({ kind }, at) => (kind === "number" ? [at] : []));
}

/**
 * What to draw first: a line for dates, bars otherwise, of the first number that is no key.
 *
 * @returns  null where there is no number
 */
export function firstChart(result: ResultSet): {
  readonly kind: ChartKind;
  readonly across: number;
  readonly up: number;
} | null {
  const numbers = numberColumns(result);
  const up = numbers.find((at) => !isKey(result.columns[at])) ?? numbers[0];
  if (up === undefined || result.rows.length === 0) return null;
  const labels = result.columns.findIndex((_column, at) => at !== up);
  const across = labels === -1 ? up : labels;
  const kind = result.columns[across]?.kind;
  return { kind: kind === "date" || kind === "timestamp" ? "line" : "bar", across, up };
}

function isKey(column: ResultColumn | undefined): boolean {
  return /(^|_)id$/iu.test(column?.name ?? "");
}

export function chartData(
  { rows }: ResultSet,
  { kind, across, up }: { readonly kind: ChartKind; readonly across: number; readonly up: number },
): ChartData {
  const all = rows.flatMap((row, at): ChartPoint[] => {
    const y = numberOf(row[up]);
    const x = kind === "scatter" ? numberOf(row[across]) : at;
    if (y === null || x === null || (kind === "pie" && y <= 0)) return [];
    return [{ label: row[across] ?? "NULL", x, y }];
  });
  const withoutValue = rows.length - all.length;
  if (kind === "pie") return { points: slices(all), withoutValue, leftOut: 0 };
  const points = all.slice(0, MOST_POINTS[kind]);
  return { points, withoutValue, leftOut: all.length - points.length };
}

/** The largest, and all others as one. */
function slices(points: readonly ChartPoint[]): ChartPoint[] {
  const sorted = points.toSorted((a, b) => b.y - a.y);
  if (sorted.length <= MOST_POINTS.pie) return sorted;
  const kept = sorted.slice(0, MOST_POINTS.pie - 1);
  const rest = sorted.slice(MOST_POINTS.pie - 1);
  const sum = rest.reduce((all, { y }) => all + y, 0);
  return [...kept, { label: `${rest.length} others`, x: kept.length, y: sum }];
}

function numberOf(cell: string | null | undefined): number | null {
  if (cell === null || cell === undefined) return null;
  const value = Number(cell);
  return Number.isFinite(value) ? value : null;
}

/** Round values from at or below the least to at or above the most, four to eight of them, zero among them for bars. */
export function ticks(values: readonly number[], hasZero: boolean): number[] {
  const least = Math.min(...values, ...(hasZero ? [0] : []));
  const most = Math.max(...values, ...(hasZero ? [0] : []));
  const size = Math.max(Math.abs(least), Math.abs(most));
  const range = [most - least, size, 1].find((one) => one > Math.max(size * 1e-9, 1e-300)) ?? 1;
  const rough = range / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? rough;
  const first = Math.floor(least / step);
  const last = Math.ceil(most / step);
  return Array.from({ length: Math.max(last - first, 1) + 1 }, (_, at) =>
    Number(((first + at) * step).toPrecision(12)),
  );
}

const COMPACT = new Intl.NumberFormat("en-IN", { notation: "compact", maximumFractionDigits: 1 });
const GROUPED = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });

/** "9.8L", "1.2Cr": lakh and crore. */
export function shortNumber(value: number): string {
  return Math.abs(value) < 10_000 ? GROUPED.format(value) : COMPACT.format(value);
}

/** The chart in a sentence: the highest and the lowest. */
export function describeChart({ points }: ChartData, upName: string): string {
  const sorted = points.toSorted((a, b) => b.y - a.y);
  const [highest] = sorted;
  const lowest = sorted.at(-1);
  if (!highest || !lowest) return "Nothing to draw: no row has a number there.";
  if (sorted.length === 1) return `${highest.label}: ${upName} ${GROUPED.format(highest.y)}.`;
  return `${highest.label} is the highest with ${GROUPED.format(highest.y)}, ${lowest.label} the lowest with ${GROUPED.format(lowest.y)}.`;
}

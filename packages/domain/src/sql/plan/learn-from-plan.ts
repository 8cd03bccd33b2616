import { planNodes, type PlanNode, type QueryPlan } from "./read-plan.ts";

/** What a measured plan teaches about one of its steps. */
export interface PlanLesson {
  readonly nodeId: number;
  readonly kind: "spill" | "many-loops" | "every-pair" | "scan" | "misestimate";
  /** With its figures: "It reads all 11,240 rows of orders to keep 237, 2.1 %." */
  readonly finding: string;
  readonly advice: string;
  /** A statement to try; null where there is none that fits for certain. */
  readonly sql: string | null;
}

/** A table is large for this purpose from so many rows. */
const LARGE_ROWS = 1_000;
/** An index pays off where about one row in ten or fewer is kept. */
const KEPT_SHARE = 0.1;
const MANY_LOOPS = 1_000;
/** Estimates are off by a few times in good plans; by ten they change which plan is chosen. */
const OFF_BY = 10;
const ENOUGH_ROWS = 100;

/**
 * What to learn from a plan, the costliest step first. Only what was measured is judged.
 *
 * @returns  [] where nothing stands out, and for a plan that was not run
 */
export function learnFromPlan({ root }: QueryPlan): PlanLesson[] {
  const nodes = planNodes(root);
  const times = new Map(nodes.map(({ id, ownMs }) => [id, ownMs ?? 0]));
  const cutShort = new Set(
    nodes
      .filter(({ type }) => type === "Limit")
      .flatMap((limit) => planNodes(limit).map(({ id }) => id)),
  );
  return nodes
    .flatMap((node) => lessonsOf(node, cutShort.has(node.id)))
    .toSorted((a, b) => (times.get(b.nodeId) ?? 0) - (times.get(a.nodeId) ?? 0));
}

function lessonsOf(node: PlanNode, isCutShort: boolean): PlanLesson[] {
  if (node.rows === null) return [];
  return [spill(node), everyPair(node), scan(node), manyLoops(node), misestimate(node, isCutShort)]
    .filter((lesson) => lesson !== null)
    .slice(0, 1);
}

function spill({ id, type, spilledKb }: PlanNode): PlanLesson | null {
  if (spilledKb === 0) return null;
  return {
    nodeId: id,
    kind: "spill",
    finding: `The ${type === "Sort" ? "sort" : "hash"} did not fit into memory: ${figure(spilledKb, "KB", "KB")} went to disk.`,
    advice:
      "Sort or join fewer rows: filter and aggregate before, leave out wide columns, or end with LIMIT. An index in the order of the sort makes it needless.",
    sql: null,
  };
}

/** A nested loop that compares each row with each other one, because its condition is no equality or there is none. */
function everyPair(node: PlanNode): PlanLesson | null {
  const { id, type, rows, droppedRows } = node;
  const pairs = (rows ?? 0) + droppedRows;
  if (!type.startsWith("Nested Loop") || droppedRows < 10 * LARGE_ROWS) return null;
  return {
    nodeId: id,
    kind: "every-pair",
    finding: `It compares ${figure(pairs, "pair")} of rows to keep ${figure(rows ?? 0, "row")}.`,
    advice:
      "Each row of one side meets each of the other. A condition with = between the two lets PostgreSQL look rows up instead, by a hash.",
    sql: null,
  };
}

function scan({ id, type, table, filter, rows, droppedRows, loops }: PlanNode): PlanLesson | null {
  if (type !== "Seq Scan" || filter === null || (loops ?? 1) > 1) return null;
  const read = (rows ?? 0) + droppedRows;
  if (read < LARGE_ROWS || (rows ?? 0) > read * KEPT_SHARE) return null;
  const columns = filteredColumns(filter);
  return {
    nodeId: id,
    kind: "scan",
    finding: `It reads all ${figure(read, "row")} of ${table ?? "the table"} to keep ${rows ? `${GROUPED.format(rows)}, ${percent(rows, read)}` : "none"}.`,
    advice: columns
      ? "An index on what it filters by lets it read little more than it keeps. With so few rows you will hardly feel it; with a crore you will."
      : "The filter works on a computed value, which an ordinary index does not help. Compare the column itself, or make an index on the same expression.",
    sql: columns && table ? `CREATE INDEX ON ${table} (${columns.join(", ")});` : null,
  };
}

/** Of the steps below a loop only the one that reads the table is spoken of. */
function manyLoops({ id, type, table, loops, ownMs, children }: PlanNode): PlanLesson | null {
  if ((loops ?? 1) < MANY_LOOPS || children.length > 0 || (ownMs ?? 0) < 1) return null;
  const isScan = type === "Seq Scan";
  return {
    nodeId: id,
    kind: "many-loops",
    finding: `${type}${table ? ` on ${table}` : ""} is run ${figure(loops ?? 0, "time")}.`,
    advice: isScan
      ? "It reads the whole table each time. A subquery that looks at the outer row does this: join and aggregate instead, or make an index on what it looks up."
      : "Each run is short, and together they are not. A join on the whole set may be quicker than a look-up for each row.",
    sql: null,
  };
}

/** @param isCutShort  whether a LIMIT above it ends it early, so that fewer rows say nothing of the estimate */
function misestimate(
  { id, table, type, plannedRows, rows, loops }: PlanNode,
  isCutShort: boolean,
): PlanLesson | null {
  const planned = plannedRows * Math.max(loops ?? 1, 1);
  const given = rows ?? 0;
  if (isCutShort && given < planned) return null;
  const [less, more] = [Math.min(planned, given), Math.max(planned, given)];
  if (more < ENOUGH_ROWS || more < OFF_BY * Math.max(less, 1)) return null;
  return {
    nodeId: id,
    kind: "misestimate",
    finding: `PostgreSQL expected ${figure(planned, "row")} from ${table ? `${type} on ${table}` : type} and got ${figure(given, "row")}.`,
    advice:
      "It chooses joins by what it expects. ANALYZE counts anew after many changes; conditions that depend on each other, " +
      "such as city and state, it takes for independent.",
    sql: table ? `ANALYZE ${table};` : null,
  };
}

/**
 * The columns a condition compares with a value: those with = first, for an index serves one range only. PostgreSQL
 * writes conditions in one form, "((status = 'rto'::text) AND (placed_at >= …))".
 *
 * @returns  null where one of them is a computed value, or conditions are joined by OR
 */
function filteredColumns(filter: string): readonly string[] | null {
  if (/\bOR\b/u.test(filter)) return null;
  const found = [
    ...filter.matchAll(
      /\((?:\((?<cast>[a-z_]\w*)\)::\w+|(?<name>[a-z_]\w*)) (?<sign>=|>=|<=|<|>) /gu,
    ),
  ].map(({ groups }) => ({
    name: groups?.["cast"] ?? groups?.["name"] ?? "",
    isEqual: groups?.["sign"] === "=",
  }));
  const conditions = filter.split(" AND ").length;
  if (found.length < conditions) return null;
  const equal = found.filter(({ isEqual }) => isEqual);
  const ranges = found.filter(({ isEqual }) => !isEqual);
  return [...new Set([...equal, ...ranges].map(({ name }) => name))];
}

const GROUPED = new Intl.NumberFormat("en-IN");

/** "11,240 rows". */
function figure(count: number, noun: string, nouns = `${noun}s`): string {
  return `${GROUPED.format(count)} ${count === 1 ? noun : nouns}`;
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

/** A step of a plan: how PostgreSQL gets rows. Times are milliseconds, measured figures null where it was not run. */
export interface PlanNode {
  /** Counted in the order of the plan, from 0. */
  readonly id: number;
  /** As PostgreSQL calls it: "Seq Scan", "Hash Join". */
  readonly type: string;
  /** The table it reads; null for none. */
  readonly table: string | null;
  /** What it works by: a condition, the columns of a sort or of groups. "" for nothing. */
  readonly detail: string;
  /** The condition that drops rows after they were read; null for none. */
  readonly filter: string | null;
  /** Rows it was expected to give, each time it is run. */
  readonly plannedRows: number;
  /** Rows it gave in all. */
  readonly rows: number | null;
  /** How often it was run. */
  readonly loops: number | null;
  /** Its own time, without the steps that it takes rows from. */
  readonly ownMs: number | null;
  /** Rows that were read and dropped by the filter, or by the condition of a join. */
  readonly droppedRows: number;
  /** Kilobytes of a sort, or of a hash in several batches, that went to disk. */
  readonly spilledKb: number;
  /** Pages of 8 KB that it and the steps before it looked at; null where they were not counted. */
  readonly blocks: number | null;
  readonly children: readonly PlanNode[];
}

export interface QueryPlan {
  readonly root: PlanNode;
  readonly executionMs: number | null;
}

/**
 * Reads what EXPLAIN gave.
 *
 * @param text  the single value of `EXPLAIN (FORMAT JSON)`, with or without ANALYZE and BUFFERS
 * @returns     null for what is no plan
 *
 * Source of the keys: PostgreSQL 18, `src/backend/commands/explain.c`.
 */
export function readPlan(text: string): QueryPlan | null {
  const [whole] = parsedList(text);
  const plan = isObject(whole) ? whole["Plan"] : null;
  if (!isObject(whole) || !isObject(plan)) return null;
  const nextId = counter();
  const root = readNode(plan, nextId);
  return { root, executionMs: numberOf(whole["Execution Time"]) };
}

/** A plan's steps, each after the one that takes its rows. */
export function planNodes(root: PlanNode): PlanNode[] {
  return [root, ...root.children.flatMap(planNodes)];
}

type Json = Readonly<Record<string, unknown>>;

function readNode(json: Json, nextId: () => number): PlanNode {
  const id = nextId();
  const plans = Array.isArray(json["Plans"]) ? json["Plans"].filter(isObject) : [];
  const children = plans.map((plan) => readNode(plan, nextId));
  const loops = numberOf(json["Actual Loops"]);
  const each = numberOf(json["Actual Rows"]);
  return {
    id,
    type: typeOf(json),
    table: textOf(json["Relation Name"]),
    detail: detailOf(json),
    filter: textOf(json["Filter"]),
    plannedRows: numberOf(json["Plan Rows"]) ?? 0,
    rows: each === null ? null : Math.round(each * (loops ?? 1)),
    loops,
    ownMs: ownTime(json, plans),
    droppedRows: Math.round(
      ((numberOf(json["Rows Removed by Filter"]) ?? 0) +
        (numberOf(json["Rows Removed by Join Filter"]) ?? 0)) *
        (loops ?? 1),
    ),
    spilledKb: spilled(json),
    blocks: blocksOf(json),
    children,
  };
}

/** "Hash Left Join", "Index Scan Backward", "Partial HashAggregate" as EXPLAIN's text has them. */
function typeOf(json: Json): string {
  const type = textOf(json["Node Type"]) ?? "Step";
  const join = textOf(json["Join Type"]);
  if (type === "Aggregate") {
    const strategy = textOf(json["Strategy"]);
    if (strategy === "Hashed") return "HashAggregate";
    return strategy === "Sorted" ? "GroupAggregate" : "Aggregate";
  }
  if (join === null || join === "Inner") return type;
  return type === "Nested Loop" ? `Nested Loop ${join} Join` : type.replace("Join", `${join} Join`);
}

const DETAILS = ["Hash Cond", "Merge Cond", "Index Cond", "Recheck Cond", "Join Filter"] as const;

function detailOf(json: Json): string {
  const condition = DETAILS.map((key) => textOf(json[key])).find((text) => text !== null);
  if (condition !== undefined && condition !== null) return unwrapped(condition);
  const keys = [json["Sort Key"], json["Group Key"]].find(Array.isArray) as unknown[] | undefined;
  if (keys) return keys.map(String).join(", ");
  return unwrapped(textOf(json["Filter"]) ?? textOf(json["CTE Name"]) ?? "");
}

/** Without the pair of brackets that PostgreSQL puts around every condition. */
function unwrapped(condition: string): string {
  const inner = /^\(([^()]*)\)$/u.exec(condition)?.[1];
  return inner ?? condition;
}

/** Times stand for each run of a step and hold those of the steps below it. */
function ownTime(json: Json, plans: readonly Json[]): number | null {
  const whole = allTime(json);
  if (whole === null) return null;
  const below = plans.reduce((sum, plan) => sum + (allTime(plan) ?? 0), 0);
  return Math.max(whole - below, 0);
}

function allTime(json: Json): number | null {
  const once = numberOf(json["Actual Total Time"]);
  return once === null ? null : once * (numberOf(json["Actual Loops"]) ?? 1);
}

function spilled(json: Json): number {
  if (json["Sort Space Type"] === "Disk") return numberOf(json["Sort Space Used"]) ?? 0;
  const written = numberOf(json["Temp Written Blocks"]) ?? 0;
  return (numberOf(json["Hash Batches"]) ?? 1) > 1 ? written * 8 : 0;
}

function blocksOf(json: Json): number | null {
  const hit = numberOf(json["Shared Hit Blocks"]);
  const read = numberOf(json["Shared Read Blocks"]);
  return hit === null && read === null ? null : (hit ?? 0) + (read ?? 0);
}

function counter(): () => number {
  let last = -1;
  return () => {
    last += 1;
    return last;
  };
}

function parsedList(text: string): readonly unknown[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function numberOf(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

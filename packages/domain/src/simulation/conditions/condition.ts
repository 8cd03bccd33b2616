import { Environment } from "@marcbachmann/cel-js";
import { fail, ok, type Result } from "../../result/index.ts";
import type { DayMinute } from "../scenario.ts";
import { minuteOf } from "./day-time.ts";

/** How a task stands, as conditions see it. */
export interface TaskFacts {
  /** "later", "open", "handed_in", "sent_back", "accepted", "kept" or "missed". */
  readonly state: string;
  /** Of the last version; 0 before one. */
  readonly points: number;
  /** Minutes after it was due, 0 for in time and for what was not handed in. */
  readonly late: number;
  readonly versions: number;
  /** The option taken, or the first of a ranking; "" for none. */
  readonly chose: string;
  /** Whether the last version had all points of a check, by its id; false before one. */
  readonly passed: Readonly<Record<string, boolean>>;
}

/** What a condition may ask of a task. */
export const TASK_FACTS = [
  "state",
  "points",
  "late",
  "versions",
  "chose",
  "passed",
] as const satisfies readonly (keyof TaskFacts)[];

/** What a condition may name. Every person, task, message, file, fact and variable of the scenario has its key. */
export interface ConditionContext {
  readonly time: DayMinute;
  readonly trust: Readonly<Record<string, number>>;
  readonly task: Readonly<Record<string, TaskFacts>>;
  /** Messages that were read, and files that were opened. */
  readonly opened: Readonly<Record<string, boolean>>;
  /** Messages that were answered, by mail, in the chat of their sender, or by handing in their task. */
  readonly answered: Readonly<Record<string, boolean>>;
  /** Whether somebody was written to at all. */
  readonly wrote: Readonly<Record<string, boolean>>;
  /** Facts that were told, by "person_fact". */
  readonly knows: Readonly<Record<string, boolean>>;
  /** The time promised to a person, as a minute of the day; 0 for none. */
  readonly promised: Readonly<Record<string, number>>;
  readonly refused: Readonly<Record<string, boolean>>;
  readonly sorry: Readonly<Record<string, boolean>>;
  /** Variables of the scenario. */
  readonly v: Readonly<Record<string, number | boolean>>;
}

export interface ReadCondition {
  /** @throws an Error for a key the context does not have: the content check finds those before */
  readonly holds: (context: ConditionContext) => boolean;
  /** What it names: ["task", "answer", "points"]. */
  readonly names: readonly (readonly string[])[];
}

const MAPS = [
  "trust",
  "task",
  "opened",
  "answered",
  "wrote",
  "knows",
  "promised",
  "refused",
  "sorry",
  "v",
] as const satisfies readonly Exclude<keyof ConditionContext, "time">[];

const environment = MAPS.reduce(
  (known, name) => known.registerVariable(name, "map"),
  new Environment({ unlistedVariablesAreDyn: false })
    .registerVariable("time", "dyn")
    .registerFunction("at(string): dyn", atTime)
    // Numbers of the context are doubles, and those of a condition integers.
    .registerOperator("double + int", (a: number, b: bigint) => a + Number(b))
    .registerOperator("double - int", (a: number, b: bigint) => a - Number(b))
    .registerOperator("double * int", (a: number, b: bigint) => a * Number(b)),
);

function atTime(text: string): number {
  const minute = minuteOf(text);
  if (minute === null) throw new Error(`at("${text}") is no time of a day: write at("10:45").`);
  return minute;
}

/**
 * Reads a condition of a scenario.
 *
 * @returns what is wrong with it, in a sentence, where it is no condition
 */
export function readCondition(text: string): Result<ReadCondition, string> {
  try {
    const parsed = environment.parse(text);
    const check = parsed.check();
    if (!check.valid) return fail(firstLine(check.error));
    if (check.type !== "bool" && check.type !== "dyn")
      return fail(`It gives ${check.type}, and has to give true or false.`);
    const names = namesIn(parsed.ast);
    return ok({
      names,
      holds: (context) => parsed({ ...context }) === true,
    });
  } catch (error) {
    return fail(firstLine(error));
  }
}

function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split("\n")[0] ?? message;
}

interface Node {
  readonly op: string;
  readonly args: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "op" in value && "args" in value;
}

/** Chains of names such as `task.answer.points`, the longest of each. */
function namesIn(node: unknown): readonly (readonly string[])[] {
  if (Array.isArray(node)) return node.flatMap(namesIn);
  if (!isNode(node)) return [];
  const chain = chainOf(node);
  return chain ? [chain] : namesIn(node.args);
}

function chainOf(node: unknown): readonly string[] | null {
  if (!isNode(node)) return null;
  if (node.op === "id" && typeof node.args === "string") return [node.args];
  if (node.op !== "." || !Array.isArray(node.args)) return null;
  const [object, field] = node.args;
  const before = chainOf(object);
  return before && typeof field === "string" ? [...before, field] : null;
}

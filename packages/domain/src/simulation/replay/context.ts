import type { Assessment } from "../assess/assessment.ts";
import type { ConditionContext, TaskFacts } from "../conditions/condition.ts";
import type { Scenario, Task } from "../scenario.ts";
import { type Desk, type DeskTask, lateOf } from "./desk.ts";

/** What conditions see of a desk. */
export function contextOf(desk: Desk): ConditionContext {
  const { people, messages, opened, facts } = keysOf(desk.scenario);
  const promised = Object.fromEntries(people.map((id) => [id, 0]));
  for (const { person, due } of desk.promises) promised[person] = due;
  return {
    time: desk.time,
    trust: desk.trust,
    task: Object.fromEntries(
      desk.scenario.tasks.flatMap((task) => {
        const state = desk.tasks.get(task.id);
        return state ? [[task.id, factsOf(desk, task, state)]] : [];
      }),
    ),
    opened: flags(opened, desk.opened),
    answered: flags(messages, desk.answered),
    wrote: flags(people, desk.wrote),
    knows: flags(facts, desk.knows),
    promised,
    refused: flags(people, desk.refused),
    sorry: flags(people, desk.sorry),
    v: desk.variables,
  };
}

function factsOf(desk: Desk, task: Task, state: DeskTask): TaskFacts {
  const last = state.versions.at(-1);
  return {
    state: state.standing.replace("-", "_"),
    points: last?.assessment.points ?? 0,
    late: lateOf(desk, state),
    versions: state.versions.length,
    chose: last?.work.chosen[0] ?? "",
    passed: last ? passedIn(last.assessment) : noneOf(task),
  };
}

/** Assessments do not change: the same object while the version is the last. */
const PASSED = new WeakMap<Assessment, Readonly<Record<string, boolean>>>();

function passedIn(assessment: Assessment): Readonly<Record<string, boolean>> {
  const known = PASSED.get(assessment);
  if (known) return known;
  const made = Object.fromEntries(
    assessment.checks.map(({ id, points, of }) => [id, points === of]),
  );
  PASSED.set(assessment, made);
  return made;
}

const NONE = new WeakMap<Task, Readonly<Record<string, boolean>>>();

function noneOf(task: Task): Readonly<Record<string, boolean>> {
  const known = NONE.get(task);
  if (known) return known;
  const made = Object.fromEntries(task.checks.map(({ id }) => [id, false]));
  NONE.set(task, made);
  return made;
}

interface Keys {
  readonly people: readonly string[];
  readonly messages: readonly string[];
  readonly opened: readonly string[];
  readonly facts: readonly string[];
}

const KEYS = new WeakMap<Scenario, Keys>();

function keysOf(scenario: Scenario): Keys {
  const known = KEYS.get(scenario);
  if (known) return known;
  const messages = scenario.messages.map(({ id }) => id);
  const made = {
    people: scenario.people.map(({ id }) => id),
    messages,
    opened: [...messages, ...scenario.files.map(({ id }) => id)],
    facts: scenario.people.flatMap(({ id, talk }) => talk.facts.map((fact) => `${id}_${fact.id}`)),
  };
  KEYS.set(scenario, made);
  return made;
}

interface Flags {
  readonly size: number;
  readonly value: Readonly<Record<string, boolean>>;
}

/** A set of ids of a desk, or a map by ids. */
type IdSet = Pick<ReadonlySet<string>, "has" | "size">;

/** Sets of a desk only grow: of one size they hold the same. */
const FLAGS = new WeakMap<IdSet, Flags>();

function flags(keys: readonly string[], set: IdSet): Readonly<Record<string, boolean>> {
  const known = FLAGS.get(set);
  if (known?.size === set.size) return known.value;
  const value = Object.fromEntries(keys.map((key) => [key, set.has(key)]));
  FLAGS.set(set, { size: set.size, value });
  return value;
}

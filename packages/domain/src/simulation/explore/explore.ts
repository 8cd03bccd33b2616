import type { HandedIn } from "../deliverable.ts";
import { replay } from "../replay/replay.ts";
import type { SimulationState } from "../replay/state.ts";
import type { Act } from "../run.ts";
import type { Scenario, Task } from "../scenario.ts";
import { carelessWork, modelWork } from "./example-work.ts";

/** What was reached in a day somebody might have. */
export interface Explored {
  /** How the day was played, for a message: "all well", "answer careless, the others not at all". */
  readonly name: string;
  readonly state: SimulationState;
}

type Quality = "model" | "careless" | "nothing";

interface Play {
  readonly name: string;
  readonly workOf: (task: Task) => HandedIn | null;
  /** Minutes after a task is due at which it is handed in; negative for before. */
  readonly late: number;
  /** Whether everybody is asked for all they know, at the beginning. */
  readonly asks: boolean;
  /** What is said to everybody in the chat, ten minutes after the beginning. */
  readonly says: string;
  /** A line that the scenario suggests, sent where it is suggested. */
  readonly suggested: { readonly to: string; readonly at: number; readonly text: string } | null;
}

/** Of more tasks than these not every combination is tried. */
const MOST_COMBINED = 6;

/**
 * Plays a scenario in many ways, to see which endings, messages and consequences can be reached at all.
 *
 * Tasks are done well or not at all in every combination, in time and late, by somebody who asks everybody and by
 * somebody who says nothing; each is done carelessly once; each option of a decision is taken by somebody who asks everybody and by somebody who asks nobody.
 */
export function explore(scenario: Scenario): readonly Explored[] {
  return plays(scenario).map((play) => ({ name: play.name, state: played(scenario, play) }));
}

function plays({ tasks, people, messages }: Scenario): readonly Play[] {
  const combined = tasks.slice(0, MOST_COMBINED);
  const quiet = { late: -8, asks: false, says: "", suggested: null };
  const combinations = Array.from({ length: 2 ** combined.length }, (_, bits) => {
    const isDone = (task: Task) => {
      const at = combined.indexOf(task);
      return at < 0 || ((bits >> at) & 1) === 1;
    };
    const done = combined.filter((task) => isDone(task)).map(({ id }) => id);
    const name = done.length === 0 ? "nothing done" : `done well: ${done.join(", ")}`;
    return { name, workOf: (task: Task) => (isDone(task) ? modelWork(task) : null) };
  });
  const own = (id: string, quality: Quality, rest: Quality): Play => ({
    ...quiet,
    name: `${id} ${quality}, the others ${rest}`,
    workOf: (task) => workOf(task, task.id === id ? quality : rest),
  });
  const options = tasks.flatMap((task) =>
    task.deliverable.kind === "decision"
      ? task.deliverable.options.flatMap(({ id }) =>
          (["model", "nothing"] as const).flatMap((rest) =>
            [false, true].map((asks): Play => ({
              ...quiet,
              asks,
              name: `${task.id}: ${id}, the others ${rest}${asks ? ", asking" : ""}`,
              workOf: (other) =>
                other.id === task.id ? { ...modelWork(task), chosen: [id] } : workOf(other, rest),
            })),
          ),
        )
      : [],
  );
  const suggested = messages.flatMap(({ at, from, suggestions }) =>
    at === null
      ? []
      : suggestions.flatMap((text) =>
          (["model", "nothing"] as const).map((rest): Play => ({
            ...quiet,
            name: `“${text}”, the others ${rest}`,
            workOf: (task) => workOf(task, rest),
            suggested: { to: from, at: at + 2, text },
          })),
        ),
  );
  return [
    ...suggested,
    ...combinations.flatMap((one): Play[] => [
      { ...one, ...quiet },
      { ...one, ...quiet, name: `${one.name}, late`, late: 25 },
      { ...one, ...quiet, name: `${one.name}, asking`, asks: true },
    ]),
    ...tasks.flatMap(({ id }) => [own(id, "careless", "model"), own(id, "careless", "nothing")]),
    { ...quiet, name: "all careless", workOf: carelessWork },
    ...options,
    ...[
      "Sorry, I cannot do that today.",
      "You will have it in 10 minutes.",
      "Sorry, my mistake.",
    ].flatMap((says): Play[] => [
      { ...quiet, name: `“${says}”, all well`, says, workOf: modelWork },
      { ...quiet, name: `“${says}”, nothing done`, says, workOf: () => null },
    ]),
  ].filter(() => people.length > 0);
}

function workOf(task: Task, quality: Quality): HandedIn | null {
  if (quality === "nothing") return null;
  return quality === "model" ? modelWork(task) : carelessWork(task);
}

function played(scenario: Scenario, play: Play): SimulationState {
  const { clock, people, tasks, messages } = scenario;
  const acts: Act[] = [];
  const add = (at: number, act: object) =>
    acts.push({ id: `${acts.length}`, at: Math.max(0, at), ...act } as Act);
  for (const { id, talk } of people) {
    if (play.asks)
      for (const { asked } of talk.facts)
        add(15, { kind: "chat-sent", to: id, text: `Can you tell me about ${asked[0] ?? ""}?` });
    if (play.suggested?.to === id)
      add(play.suggested.at - clock.start, {
        kind: "chat-sent",
        to: id,
        text: play.suggested.text,
      });
    if (play.says !== "") add(10, { kind: "chat-sent", to: id, text: play.says });
  }
  for (const task of tasks) {
    const work = play.workOf(task);
    if (!work) continue;
    const comes = messages.find((message) => message.task === task.id)?.at ?? clock.start;
    const at = Math.max(task.due - clock.start + play.late, comes - clock.start + 1);
    add(at, { kind: "handed-in", task: task.id, work });
  }
  for (const { id } of messages) add(clock.end - clock.start - 1, { kind: "opened", what: id });
  return replay(scenario, acts, clock.end - clock.start);
}

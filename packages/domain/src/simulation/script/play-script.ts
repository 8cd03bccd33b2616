import type { HandedIn } from "../deliverable.ts";
import { replay } from "../replay/replay.ts";
import type { SimulationState } from "../replay/state.ts";
import type { Act } from "../run.ts";
import type { Scenario, Task } from "../scenario.ts";
import type { ScriptedAct } from "./scripted-act.ts";

/** Runs the query or the code of a piece of work; null for what has none. */
export type RunWork = (task: Task, work: HandedIn) => Promise<HandedIn["run"]>;

export interface PlayedDay {
  readonly acts: readonly Act[];
  readonly state: SimulationState;
}

/** Plays a script until the end of the day. Acts are taken in their order; one whose time is before that of the act before it is done at that one's. */
export async function playActs(
  scenario: Scenario,
  script: readonly ScriptedAct[],
  runWork: RunWork,
): Promise<PlayedDay> {
  const acts: Act[] = [];
  const { start, end } = scenario.clock;
  let now = 0;
  for (const [number, scripted] of script.entries()) {
    now = Math.max(now, scripted.at - start);
    // oxlint-disable-next-line no-await-in-loop -- each act is judged as the day stands then
    const act = await toAct(
      scenario,
      scripted,
      { id: `act-${number + 1}`, at: now },
      acts,
      runWork,
    );
    if (!act) continue;
    acts.push(act);
    // Waiting moves the clock, and what follows is done after it.
    if (act.kind === "waited") now = replay(scenario, acts).time - start;
  }
  return { acts, state: replay(scenario, acts, end - start) };
}

async function toAct(
  { tasks }: Scenario,
  scripted: ScriptedAct,
  base: Pick<Act, "id" | "at">,
  acts: readonly Act[],
  runWork: RunWork,
): Promise<Act | null> {
  switch (scripted.kind) {
    case "open":
      return { ...base, kind: "opened", what: scripted.what };
    case "chat":
      return { ...base, kind: "chat-sent", to: scripted.to, text: scripted.text };
    case "mail": {
      const { to, answers, text, attach } = scripted;
      return { ...base, kind: "mail-sent", to, answers, text, attached: attach };
    }
    case "estimate":
      return { ...base, kind: "estimated", task: scripted.task, levels: scripted.levels };
    case "hand-in": {
      const task = tasks.find(({ id }) => id === scripted.task);
      const run = task ? await runWork(task, scripted.work) : null;
      return { ...base, kind: "handed-in", task: scripted.task, work: { ...scripted.work, run } };
    }
    case "leave":
      return { ...base, kind: "left-as-is", task: scripted.task };
    case "undo": {
      const last = acts.findLast((act) => act.kind === "handed-in" && act.task === scripted.task);
      return last ? { ...base, kind: "undone", act: last.id } : null;
    }
    case "wait":
      return { ...base, kind: "waited" };
    case "end":
      return { ...base, kind: "ended" };
    default:
      return scripted satisfies never;
  }
}

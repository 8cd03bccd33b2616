import {
  debriefOf,
  type Deliverable,
  replay,
  type Scenario,
  type SimulationState,
  timeText,
} from "@taiyari/domain/simulation";
import type { OwnRun } from "../../../shared/simulation/runs.ts";
import { minutesOf } from "../day/day-clock.ts";
import type { PlayedRun, Waiting } from "./played.ts";

interface RunOfScenario {
  readonly own: OwnRun;
  readonly scenario: Scenario;
}

const KNOWN = new WeakMap<OwnRun["events"], { readonly minute: number; readonly run: PlayedRun }>();

/** What the replays of runs say, in their order. A replay takes tens of milliseconds: the page goes on between two of them. */
export async function playedRuns(days: readonly RunOfScenario[]): Promise<readonly PlayedRun[]> {
  const played: PlayedRun[] = [];
  for (const { own, scenario } of days) {
    // oxlint-disable-next-line no-await-in-loop -- one after another is the point
    if (!KNOWN.has(own.events)) await nextTask();
    played.push(playedRun(own, scenario));
  }
  return played;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** What the replay of a run says, kept as long as nothing happens in it. */
export function playedRun(own: OwnRun, scenario: Scenario): PlayedRun {
  const minute = minutesOf(own, scenario);
  const known = KNOWN.get(own.events);
  if (known?.minute === minute) return known.run;
  const run = replayed(own, scenario, minute);
  KNOWN.set(own.events, { minute, run });
  return run;
}

function replayed(own: OwnRun, scenario: Scenario, minute: number): PlayedRun {
  const state = replay(scenario, own.events, minute);
  const debrief = debriefOf(scenario, state);
  const { ending } = state;
  return {
    own,
    title: scenario.title,
    time: clockTime(state.time),
    tasks: scenario.tasks.length,
    handedIn: state.tasks.filter(({ versions }) => versions.length > 0).length,
    waiting: debrief ? [] : waitingIn(scenario, state),
    over:
      debrief && ending
        ? { score: debrief.score, ending: { id: ending.id, title: ending.title } }
        : null,
  };
}

const WORK: Readonly<Record<Deliverable["kind"], string>> = {
  mail: "your mail",
  document: "your document",
  "call-notes": "your notes",
  chat: "your reply",
  sql: "your query",
  code: "your change",
  review: "your review",
  ranking: "your ranking",
  decision: "your decision",
  plan: "your plan",
};

function waitingIn(scenario: Scenario, state: SimulationState): readonly Waiting[] {
  const open = new Set(
    state.tasks.flatMap(({ id, standing }) =>
      standing === "open" || standing === "sent-back" ? [id] : [],
    ),
  );
  return scenario.tasks
    .filter(({ id }) => open.has(id))
    .toSorted((a, b) => a.due - b.due)
    .map(({ from, due, deliverable }) => ({
      person: (scenario.people.find(({ id }) => id === from)?.name ?? from).split(" ")[0] ?? from,
      work: WORK[deliverable.kind],
      due: clockTime(due),
      isLate: due < state.time,
    }));
}

function clockTime(minute: number): string {
  return timeText(minute).replace(/^0/u, "");
}

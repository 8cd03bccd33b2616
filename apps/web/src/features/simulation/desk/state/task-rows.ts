import type { DayMinute, Scenario, SimulationState, Task } from "@taiyari/domain/simulation";
import { REVIEW_MINUTES } from "@taiyari/domain/simulation";
import type { TaskState } from "@taiyari/domain/simulation";

/** A piece of work as the day's list shows it. */
export interface TaskRow {
  readonly task: Task;
  readonly state: TaskState;
  /** Minutes until it is due; below 0 where it is late. */
  readonly left: number;
  /** Of the time between its coming and its due time, what is left: 0 to 1. */
  readonly share: number;
  /** Little is left, or it is late. Only of what waits. */
  readonly isSoon: boolean;
  readonly isLate: boolean;
  /** When the reviewer has read what was handed in; null where nothing is being read. */
  readonly readAt: DayMinute | null;
  /** The act of the last version, which may be taken back until then; null for none. */
  readonly undoable: string | null;
}

/** Minutes of the person's own time from which on a piece of work is due soon. */
const SOON_OWN_MINUTES = 10;

/** The pieces of work that have come: those that wait by when they are due, then those that are done, the last first. */
export function taskRows(scenario: Scenario, state: SimulationState): readonly TaskRow[] {
  const rows = scenario.tasks.flatMap((task): readonly TaskRow[] => {
    const own = state.tasks.find(({ id }) => id === task.id);
    if (!own || own.openedAt === null) return [];
    return [rowOf(scenario, state, task, own)];
  });
  const waits = rows.filter(({ state: own }) => isWaiting(own));
  const done = rows.filter(({ state: own }) => !isWaiting(own));
  return [
    ...waits.toSorted((a, b) => a.task.due - b.task.due),
    ...done.toSorted((a, b) => lastAt(b.state) - lastAt(a.state)),
  ];
}

function rowOf(
  { clock }: Scenario,
  { time, isOver }: SimulationState,
  task: Task,
  own: TaskState,
): TaskRow {
  const left = task.due - time;
  const whole = task.due - (own.openedAt ?? clock.start);
  const last = own.versions.at(-1);
  const isOpen = own.standing === "open" && !isOver;
  const isBeingRead = own.standing === "handed-in" && last !== undefined && !isOver;
  return {
    task,
    state: own,
    left,
    share: whole > 0 ? Math.min(1, Math.max(0, left / whole)) : 0,
    isSoon: isOpen && left <= SOON_OWN_MINUTES * clock.pace,
    isLate: isOpen && left <= 0,
    readAt: isBeingRead ? readAt(last.at) : null,
    undoable: isBeingRead && time < readAt(last.at) ? last.act : null,
  };
}

/** When what is handed in at a time has been read. */
export function readAt(time: DayMinute): DayMinute {
  return time + REVIEW_MINUTES;
}

/** Whether somebody still has to do something about it. */
export function isWaiting({ standing }: TaskState): boolean {
  return standing === "open" || standing === "sent-back";
}

function lastAt({ versions }: TaskState): number {
  return versions.at(-1)?.at ?? 0;
}

/** How many pieces of work were handed in at least once. */
export function handedIn({ tasks }: SimulationState): number {
  return tasks.filter(({ versions }) => versions.length > 0).length;
}

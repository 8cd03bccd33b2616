import {
  type DayMinute,
  REVIEW_MINUTES,
  type Scenario,
  type SimulationState,
  type Task,
  type TaskState,
} from "@taiyari/domain/simulation";
import { shortTime } from "./draft/short-time.ts";
import { firstNameOf, personOf } from "../people/names.ts";

/** One step on the way of a piece of work. */
export interface TaskStep {
  readonly title: string;
  readonly note: string;
  readonly state: "done" | "back" | "current" | "open";
}

/** What the log says of a version that was read. */
const REVIEWED = ["sent back", "accepted", "second version taken"];

/** When the reviewer had read each version, in their order; what is not read yet is missing. */
export function reviewTimes(
  task: Task,
  { log }: Pick<SimulationState, "log">,
): readonly DayMinute[] {
  return log.flatMap(({ kind, text, at }) =>
    kind === "review" && REVIEWED.some((word) => text === `${task.title}: ${word}`) ? [at] : [],
  );
}

/** The way of a piece of work, up to now and from here on. */
export function taskSteps(
  task: Task,
  standing: TaskState,
  state: Pick<SimulationState, "log">,
  scenario: Pick<Scenario, "people">,
): readonly TaskStep[] {
  const [first, second] = standing.versions;
  const [sentAt, takenAt] = reviewTimes(task, state);
  const reader = firstNameOf(personOf(scenario, task.from).name);
  const accepted: TaskStep = {
    title: "Accepted",
    note: `from ${task.acceptedFrom} points`,
    state: "open",
  };
  if (!first)
    return standing.standing === "missed"
      ? [{ title: "Not handed in", note: `was due ${shortTime(task.due)}`, state: "back" }]
      : [
          { title: "Hand it in", note: `due ${shortTime(task.due)}`, state: "current" },
          { title: "Your own estimate", note: "before anybody reads it", state: "open" },
          { title: `${reader} reads it`, note: `takes ${REVIEW_MINUTES} minutes`, state: "open" },
          accepted,
        ];
  const handedIn: TaskStep = {
    title: "Handed in",
    note: `${shortTime(first.at)}, first version`,
    state: "done",
  };
  const estimate: TaskStep = first.estimate
    ? { title: "Your own estimate", note: "before you saw anything", state: "done" }
    : { title: "Your own estimate", note: "left out", state: "open" };
  const reading = (at: DayMinute): TaskStep => ({
    title: `${reader} reads it`,
    note: `until ${shortTime(at + REVIEW_MINUTES)}`,
    state: "current",
  });
  const taken = (at: DayMinute | undefined): TaskStep => ({
    title: standing.points >= task.acceptedFrom ? "Accepted" : "Taken as it is",
    note: `${at === undefined ? "" : `${shortTime(at)}, `}${standing.points} points`,
    state: "done",
  });
  if (!second && standing.standing === "handed-in")
    return [handedIn, estimate, reading(first.at), accepted];
  if (!second && standing.standing === "accepted") return [handedIn, estimate, taken(sentAt)];
  const count = standing.reasons.length;
  const sentBack: TaskStep = {
    title: "Sent back",
    note: [
      sentAt === undefined ? "" : shortTime(sentAt),
      count > 0 ? `${REASONS[count] ?? count} ${count === 1 ? "reason" : "reasons"}` : "",
    ]
      .filter(Boolean)
      .join(", "),
    state: "back",
  };
  const way = [handedIn, estimate, sentBack];
  if (standing.standing === "sent-back")
    return [
      ...way,
      { title: "Second version", note: `due ${shortTime(task.due)}`, state: "current" },
      accepted,
    ];
  if (!second)
    return [...way, { title: "Left as it was", note: `${standing.points} points`, state: "done" }];
  const again: TaskStep = {
    title: "Second version",
    note: `${shortTime(second.at)}, handed in`,
    state: "done",
  };
  return [...way, again, standing.standing === "handed-in" ? reading(second.at) : taken(takenAt)];
}

const REASONS: Readonly<Record<number, string>> = { 1: "one", 2: "two", 3: "three" };

import { writtenText } from "../assess/assess.ts";
import type { SimulationState, TaskState, TaskVersion } from "../replay/state.ts";
import { timeText } from "../conditions/day-time.ts";
import type { Scenario, Task } from "../scenario.ts";
import { entryOf, shortQuote, type TimelineEntry } from "./timeline-entry.ts";

/** What was handed in, with how it was read, and what was not. */
export function workEntries(scenario: Scenario, state: SimulationState): readonly TimelineEntry[] {
  return state.tasks.flatMap((task) => {
    const own = scenario.tasks.find(({ id }) => id === task.id);
    if (!own) return [];
    // What never came to the desk was not left undone by anybody.
    if (task.openedAt === null) return [];
    if (task.versions.length === 0) return [missedEntry(own, task, state)];
    return [
      ...task.versions.flatMap((_, number) => versionEntry(own, task, number, { scenario, state })),
      ...leftEntry(own, state),
    ];
  });
}

function missedEntry(own: Task, { openedAt }: TaskState, state: SimulationState): TimelineEntry {
  const at = Math.min(Math.max(own.due, openedAt ?? 0), state.time);
  return entryOf(at, "bad", `Nothing handed in: ${own.title}`, { result: "missed" });
}

const SENT_BACK = "sent back";
/** What the reviewer's entries of the log say behind the title of the work. */
const REVIEWS = [SENT_BACK, "accepted", "second version taken"];

function versionEntry(
  own: Task,
  { versions }: TaskState,
  number: number,
  { scenario, state }: { readonly scenario: Scenario; readonly state: SimulationState },
): readonly TimelineEntry[] {
  const version = versions[number];
  if (!version) return [];
  const said = REVIEWS.map((review) => `${own.title}: ${review}`);
  const review = state.log.filter(({ kind, text }) => kind === "review" && said.includes(text))[
    number
  ];
  const { points } = version.assessment;
  const isSentBack = review?.text === `${own.title}: ${SENT_BACK}`;
  const isGood = points >= own.acceptedFrom;
  const next = versions[number + 1];
  const reviewer = scenario.people.find(({ id }) => id === own.from)?.name ?? own.from;
  const answer = isGood ? own.review.accepted : own.review.keptAsWas;
  const isLast = next === undefined;
  const wasLeft = leftEntry(own, state).length > 0;
  const entry = entryOf(
    version.at,
    isSentBack || !isGood ? "mixed" : "good",
    `${number === 0 ? "Handed in" : "Second version"}: ${own.title}`,
    {
      quote: shortQuote(wordsOf(own, version)),
      text:
        isSentBack && review
          ? `Sent back at ${timeText(review.at)}. ${reviewer}: “${review.came}”${isLast && !wasLeft ? " No second version came." : ""}`
          : `${reviewer}: “${answer}”`,
      cost:
        isSentBack && review && next
          ? minutes(Math.floor(next.at) - Math.floor(review.at), "for a second version")
          : "",
      trust: review?.trust ?? {},
      points: { now: points, before: versions[number - 1]?.assessment.points ?? null },
      result: isSentBack ? "sent-back" : isGood ? "accepted" : "taken-as-is",
      lateMinutes: number === 0 ? Math.max(0, Math.ceil(version.at - own.due)) : 0,
    },
  );
  return [entry];
}

/** What was written; the lines of a plan one after another; the option of a decision without a word beside it. */
function wordsOf({ deliverable }: Task, { work }: TaskVersion): string {
  const rows = work.rows.map((row) => row.filter(Boolean).join(", ")).filter(Boolean);
  const written = work.text || rows.join("; ") || writtenText(work);
  if (written !== "" || deliverable.kind !== "decision") return written;
  return deliverable.options.find(({ id }) => id === work.chosen[0])?.text ?? "";
}

function leftEntry(own: Task, { log }: SimulationState): readonly TimelineEntry[] {
  const left = log.find(
    ({ kind, text }) => kind === "did" && text === `${own.title}: left as it was`,
  );
  if (!left) return [];
  return [entryOf(left.at, "plain", `Left as it was: ${own.title}`, { result: "left-as-is" })];
}

/** @param number  whole minutes, so that it is what lies between the two times that are shown */
function minutes(number: number, what: string): string {
  const whole = Math.max(1, number);
  return `${whole === 1 ? "1 minute" : `${whole} minutes`} ${what}`;
}

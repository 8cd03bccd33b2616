import type { LogEntry, SimulationState } from "../replay/state.ts";
import type { Scenario } from "../scenario.ts";
import { messageEntries } from "./message-entries.ts";
import { entryOf, type TimelineEntry } from "./timeline-entry.ts";
import { withTalkTrust } from "./talk-trust.ts";
import { isWellDone, trustSum } from "./well-done.ts";
import { workEntries } from "./work-entries.ts";

/** All that happened in a day, in order. What is an aside belongs to it, and may be passed over. */
export function timelineOf(scenario: Scenario, state: SimulationState): readonly TimelineEntry[] {
  const entries = [
    ...messageEntries(scenario, state),
    ...workEntries(scenario, state),
    ...state.log.flatMap((entry) => followedEntry(scenario, entry)),
    ...endedEntry(scenario, state),
  ];
  return withTalkTrust(
    scenario,
    state,
    // The sort is stable: of one minute, what came stands before what was written, handed in, and what followed.
    entries.toSorted((a, b) => a.at - b.at),
  );
}

/** What followed from something, and what became of a promise. */
function followedEntry(scenario: Scenario, entry: LogEntry): readonly TimelineEntry[] {
  const { at, kind, text, came, cost, trust, competency } = entry;
  const sum = trustSum(entry);
  if (kind === "promise") {
    const [person = ""] = Object.keys(trust);
    const name = scenario.people.find(({ id }) => id === person)?.name ?? person;
    return [
      sum < 0
        ? entryOf(at, "bad", `Your promise to ${name} was not kept`, { trust, competency })
        : entryOf(at, "good", `You kept your promise to ${name}`, { trust, competency }),
    ];
  }
  if (kind !== "followed") return [];
  const hasPrice = cost !== "" || sum < 0;
  const tone = !isWellDone(entry) ? "bad" : hasPrice ? "mixed" : "good";
  return [entryOf(at, tone, text, { text: came, cost, trust, competency })];
}

function endedEntry(
  { clock }: Scenario,
  { time, isOver }: SimulationState,
): readonly TimelineEntry[] {
  const left = Math.round(clock.end - time);
  if (!isOver || left <= 0) return [];
  return [
    entryOf(time, "plain", "You ended the day", {
      text: `${left === 1 ? "1 minute" : `${left} minutes`} before it was over.`,
    }),
  ];
}

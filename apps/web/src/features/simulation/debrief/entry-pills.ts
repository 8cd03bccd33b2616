import type { Scenario, TimelineEntry } from "@taiyari/domain/simulation";
import { signed } from "../../../ui/score-change.tsx";
import { COMPETENCY_NAMES } from "./competency-names.ts";
import { firstName } from "./day-words.ts";

/** A word or two beside an entry of the log. */
export interface EntryPill {
  readonly tone: "good" | "mid" | "bad" | "info" | "plain";
  readonly text: string;
}

/** Points of trust from which a loss is drawn as a heavy one: it shows in what a person says at the end. */
const HEAVY_LOSS = -10;

const RESULTS = {
  accepted: { tone: "good", text: "Accepted" },
  "sent-back": { tone: "mid", text: "Sent back" },
  "taken-as-is": { tone: "plain", text: "Taken as it was" },
  "left-as-is": { tone: "plain", text: "Left as it was" },
  missed: { tone: "bad", text: "Not handed in" },
} as const satisfies Record<string, EntryPill>;

/** What an entry brought and cost, in words. */
export function pillsOf(
  entry: TimelineEntry,
  people: Pick<Scenario, "people">["people"],
): readonly EntryPill[] {
  const { trust, cost, points, lateMinutes, result, competency, tone } = entry;
  return [
    ...Object.entries(trust).map(([person, by]): EntryPill => {
      const name = firstName(people.find(({ id }) => id === person)?.name ?? person);
      return {
        tone: by > 0 ? "good" : by <= HEAVY_LOSS ? "bad" : "mid",
        text: `${name} ${signed(by)}`,
      };
    }),
    ...(cost === "" ? [] : [{ tone: tone === "bad" ? "bad" : "plain", text: cost } as const]),
    ...(lateMinutes > 0 ? [{ tone: "mid", text: `${minutes(lateMinutes)} late` } as const] : []),
    ...(points ? [{ tone: "plain", text: pointsText(points) } as const] : []),
    ...(result && !isSaidByTitle(result) ? [RESULTS[result]] : []),
    ...(tone === "mixed" && competency && result === null
      ? [{ tone: "info", text: COMPETENCY_NAMES[competency] } as const]
      : []),
  ];
}

/** The title of these entries is the result itself. */
function isSaidByTitle(result: NonNullable<TimelineEntry["result"]>): boolean {
  return result === "missed" || result === "left-as-is";
}

function pointsText({ now, before }: NonNullable<TimelineEntry["points"]>): string {
  return before === null ? `${now} of 100` : `${now} of 100, ${before} before`;
}

function minutes(number: number): string {
  return number === 1 ? "1 minute" : `${number} minutes`;
}

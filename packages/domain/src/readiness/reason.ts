import { figure, sentenceStart } from "../text/wording.ts";
import { type AxisId, READY_FROM, type Readiness } from "./readiness.ts";

/** What an axis is about, where nothing is known of it. */
const UNKNOWN: Readonly<Record<AxisId, string>> = {
  concepts: "Nothing was learnt here yet, and concepts count",
  resume: "There is no resume report yet, and the resume counts",
  interview: "No interview was held here yet, and interviews count",
  coding: "No problem was solved here yet, and coding counts",
  work: "No day at work was finished here yet, and work counts",
};

/**
 * Why something comes next: where its axis stands, then what speaks for this very thing.
 *
 * @param own  sentences; "" for none
 */
export function reasonOf({ axes }: Readiness, id: AxisId, own: string): string {
  return [axisReason({ axes }, id), own].filter(Boolean).join(" ");
}

function axisReason({ axes }: Pick<Readiness, "axes">, id: AxisId): string {
  const axis = axes.find((one) => one.id === id);
  if (!axis) return "";
  const { title, score, weight, evidence } = axis;
  if (evidence.share === 0 && score === 0) return `${UNKNOWN[id]} ${weight}%.`;
  if (score >= READY_FROM)
    return `${title} stands at ${score}, which is ready; it counts ${weight}%.`;
  const short = `${figure(READY_FROM - score, "point")} short of ready, and it counts ${weight}%`;
  const isLowest = axes.every((other) => other.id === id || other.score > score);
  return isLowest
    ? `${title} is your lowest axis: ${short}.`
    : `${sentenceStart(title)} is ${short}.`;
}

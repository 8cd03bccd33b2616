import { tokenize } from "../../text/tokens.ts";
import type { Measure } from "../report.ts";
import type { AnswerTurn } from "../session.ts";
import { type Band, bandOf, BANDS, lengthBand } from "./bands.ts";
import { type Filler, fillersOf } from "./fillers.ts";

/** A turn as delivery is measured on it. */
export type SpokenTurn = Pick<
  AnswerTurn,
  "turn" | "text" | "seconds" | "pauses" | "words" | "keepsFillers"
>;

/** Shorter speech has no pace yet. */
const LEAST_SECONDS = 10;
const LEAST_WORDS = 15;
/** What typed words would take to say: the middle of the band of pace. */
const SPOKEN_PACE = 135;

/**
 * How the first answer to a question was said: pace, length, fillers and pauses, each with its band and where that comes from, or with why it cannot be measured.
 * Replies to questions back are left out, which are short by nature. Nothing here enters a score of what was said.
 *
 * @param minutes  what the question gives
 */
export function measureDelivery(turns: readonly SpokenTurn[], minutes: number): Measure[] {
  const first = turns[0];
  const count = first ? spokenWords(first) : 0;
  return [pace(first, count), length(first, count, minutes), fillers(first, count), pauses(first)];
}

/** Words without sounds such as "um". */
function spokenWords(turn: SpokenTurn): number {
  const sounds = fillersOf(turn).filter(({ word }) => word.length < 4 && !word.includes(" "));
  return Math.max(0, tokenize(turn.text).length - sounds.length);
}

const TYPED = "Typed, so nothing was heard.";

function pace(turn: SpokenTurn | undefined, count: number): Measure {
  const none = notMeasured("pace", "words a minute", BANDS.pace);
  if (!turn || turn.text.trim() === "") return { ...none, why: "There is no answer." };
  if (turn.seconds === null) return { ...none, why: TYPED };
  if (turn.seconds < LEAST_SECONDS || count < LEAST_WORDS)
    return { ...none, why: "Too short to have a pace." };
  const value = Math.round((60 * count) / turn.seconds);
  const text =
    value < BANDS.pace.good[0]
      ? `Slower than most: easy to follow from ${BANDS.pace.good[0]} to ${BANDS.pace.good[1]}.`
      : value > BANDS.pace.good[1]
        ? `Faster than most: easy to follow from ${BANDS.pace.good[0]} to ${BANDS.pace.good[1]}.`
        : `Easy to follow: ${BANDS.pace.good[0]} to ${BANDS.pace.good[1]}.`;
  return measured(none, value, BANDS.pace, text);
}

function length(turn: SpokenTurn | undefined, count: number, minutes: number): Measure {
  const band = lengthBand(minutes);
  const none = notMeasured("length", "seconds", band);
  if (!turn || turn.text.trim() === "") return { ...none, why: "There is no answer." };
  if (turn.seconds === null) {
    const seconds = Math.round((60 * count) / SPOKEN_PACE);
    return { ...none, why: `Typed. ${count} words take about ${clock(seconds)} to say.` };
  }
  return measured(
    none,
    Math.round(turn.seconds),
    band,
    `Usual: ${clock(band.good[0])} to ${clock(band.good[1])}.`,
  );
}

function fillers(turn: SpokenTurn | undefined, count: number): Measure {
  const none = notMeasured("fillers", "a minute", BANDS.fillers);
  if (!turn || turn.text.trim() === "") return { ...none, why: "There is no answer." };
  if (turn.seconds === null) return { ...none, why: TYPED };
  if (!turn.keepsFillers) return { ...none, why: "This recogniser leaves “um” and “uh” out." };
  if (turn.seconds < LEAST_SECONDS || count < LEAST_WORDS)
    return { ...none, why: "Too short to count them by the minute." };
  const found = fillersOf(turn);
  const value = Math.round((600 * found.length) / turn.seconds) / 10;
  const named = tally(found);
  const bounds = `Unnoticed to ${BANDS.fillers.good[1]}, tiring from ${BANDS.fillers.fair[1]}.`;
  return measured(none, value, BANDS.fillers, named === "" ? bounds : `${bounds} ${named}.`);
}

function pauses(turn: SpokenTurn | undefined): Measure {
  const none = notMeasured("pauses", "over 2.5 s", BANDS.pauses);
  if (!turn || turn.text.trim() === "") return { ...none, why: "There is no answer." };
  if (turn.seconds === null) return { ...none, why: TYPED };
  if (turn.pauses === null) return { ...none, why: "Nothing measured pauses." };
  const value = turn.pauses.length;
  const longest = Math.max(0, ...turn.pauses);
  const text =
    value === 0
      ? "None. A pause before a new thought is nothing to avoid."
      : `The longest took ${longest.toFixed(1)} seconds. Between two thoughts that is what pauses are for.`;
  return measured(none, value, BANDS.pauses, text);
}

/** "um 3, basically, like": the most frequent first. */
function tally(found: readonly Filler[]): string {
  const counts = new Map<string, number>();
  for (const { word } of found) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .map(([word, count]) => (count > 1 ? `${word} ${count}` : word))
    .join(", ");
}

/** "1:32". */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, "0")}`;
}

function notMeasured(id: Measure["id"], unit: string, band: Band): Measure {
  const scale = { least: band.ends[0], good: band.good, most: band.ends[1] };
  return { id, value: null, unit, band: null, text: "", why: null, source: band.source, scale };
}

function measured(none: Measure, value: number, band: Band, text: string): Measure {
  return { ...none, value, band: bandOf(value, band), text };
}

import { SCORE_LINES, type ScoreLine } from "../report.ts";

/** A value for each of the five lines; the lines also by their place. */
export function perLine<Value>(
  valueOf: (line: ScoreLine, at: number) => Value,
): Record<ScoreLine, Value> {
  return Object.fromEntries(SCORE_LINES.map((line, at) => [line, valueOf(line, at)])) as Record<
    ScoreLine,
    Value
  >;
}

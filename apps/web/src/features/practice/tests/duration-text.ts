import { formatNumber } from "../../../lib/numbers.ts";

/** Milliseconds as people say them: "under 0.1 ms", "1.3 ms", "15 ms", "6 s", "3 min". */
export function durationText(ms: number): string {
  if (ms < 0.1) return "under 0.1 ms";
  if (ms < 10) return `${rounded(ms, 1)} ms`;
  if (ms < 1_000) return `${rounded(ms, 0)} ms`;
  if (ms < 10_000) return `${rounded(ms / 1_000, 1)} s`;
  if (ms < 120_000) return `${rounded(ms / 1_000, 0)} s`;
  return `${formatNumber(Math.round(ms / 60_000))} min`;
}

function rounded(value: number, digits: number): string {
  return formatNumber(Number(value.toFixed(digits)));
}

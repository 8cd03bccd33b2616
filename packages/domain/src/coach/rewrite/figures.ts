/** How a figure of a text is written, as a source of a regular expression: "₹13 crore", "around 11,000 per month". */
export const FIGURE =
  String.raw`(?:(?:around|about|approx\.?|only|nearly|almost|over|up to)\s+){0,2}(?:[₹$€£]\s?|Rs\.?\s?)?\d[\d,]*(?:\.\d` +
  String.raw`+)?\+?(?:\s?(?:%|percent|per cent|ppm|seconds?|secs?|ms|milliseconds?|minutes?|mins?|hours?|hrs?|days?|we` +
  String.raw`eks?|months?|lakhs?|lacs?|crores?|cr|k|tonnes?|kg|km|mb|gb|kb|litres?|cases?|tickets?|units?)(?![\p{L}\p{` +
  String.raw`N}]))?(?:\s+(?:per|a|an|every|in a|in)\s+(?:day|week|month|quarter|year|shift|hour|annum))?`;

const UNITS: Readonly<Record<string, number>> = {
  ms: 0.001,
  millisecond: 0.001,
  second: 1,
  sec: 1,
  minute: 60,
  min: 60,
  hour: 3600,
  hr: 3600,
  day: 86_400,
  week: 604_800,
  month: 2_629_800,
  k: 1e3,
  lakh: 1e5,
  lac: 1e5,
  crore: 1e7,
  cr: 1e7,
};

/** The size of a written figure, times in seconds; null for words without one. */
function sizeOf(written: string): number | null {
  const match = /(\d[\d,]*(?:\.\d+)?)\+?\s?(\p{L}*)/u.exec(written);
  if (!match) return null;
  const number = Number((match[1] ?? "").replaceAll(",", ""));
  const unit = (match[2] ?? "").toLowerCase().replace(/s$/u, "");
  return Number.isFinite(number)
    ? number * (UNITS[(match[2] ?? "").toLowerCase()] ?? UNITS[unit] ?? 1)
    : null;
}

/** Whether one figure is less than the other (-1), more (1) or cannot be compared (0). */
export function compareFigures(one: string, other: string): -1 | 0 | 1 {
  const [a, b] = [sizeOf(one), sizeOf(other)];
  if (a === null || b === null || a === b) return 0;
  return a < b ? -1 : 1;
}

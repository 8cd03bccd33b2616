import { regex } from "../../text/regex.ts";
import type { DayMinute } from "../scenario.ts";
import { type SaidAt, timesOf } from "./said-text.ts";

/** A time that a text names. */
export interface SpokenTime extends SaidAt {
  readonly minute: DayMinute;
  /** It counts from now: "in half an hour". */
  readonly isFromNow: boolean;
}

const HOURS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const MINUTES: Readonly<Record<string, number>> = {
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  "twenty five": 25,
  "twenty-five": 25,
  thirty: 30,
  forty: 40,
  "forty five": 45,
  "forty-five": 45,
  fifty: 50,
  quarter: 15,
  "a quarter": 15,
  half: 30,
};

const HOUR = `(?<hour>${HOURS.join("|")}|1[0-2]|[1-9])`;
const PART = Object.keys(MINUTES)
  .toSorted((a, b) => b.length - a.length)
  .join("|");
const HALF = String.raw`(?:\s?(?<half>[ap])\.?m\b\.?|\s+in the (?<day>morning|afternoon|evening))?`;
const BEFORE = String.raw`(?:by|before|at|until|till|around|about|latest|to|within)`;

/** "Quarter to eleven", "half past ten", "20 past 3". */
const PAST_TO = new RegExp(
  String.raw`\b(?<part>${PART}|\d{1,2})\s+(?:minutes?\s+)?(?<way>past|to|before|after)\s+${HOUR}\b${HALF}`,
  "giu",
);
/** "Saadhe das", "half eleven" of British use: half past. */
const HALF_HOUR = new RegExp(String.raw`\b(?:saadhe|sadhe|half)\s+${HOUR}\b`, "giu");
/** "Eight thirty", "eleven fifteen". */
const HOUR_PART = new RegExp(
  String.raw`\b(?<hour>${HOURS.join("|")})\s+(?<part>fifteen|thirty|forty[ -]five|ten|twenty|fifty)\b${HALF}`,
  "giu",
);
/** "By 3", "before eleven", "at ten o’clock", "5 o’clock": an hour alone needs a word that makes it one. */
const PLAIN_HOUR = new RegExp(
  String.raw`\b(?:${BEFORE}\s+${HOUR}(?:\s+o['’]?clock)?|(?<bare>${HOURS.join("|")}|1[0-2]|[1-9])\s+o['’]?clock)(?![\d:.,]*\d)(?!\s*(?:%|rows?|orders?|
  lakh|crore|people|minutes?|hours?|days?|weeks?|items?|[a-z]+s\b))${HALF}`,
  "giu",
);

/** Words for a time of the day. Lunch and the end of a day are those of an Indian office. */
const NAMED: readonly (readonly [RegExp, DayMinute])[] = [
  [/\b(?:by|before|till|until|at|post|after)\s+(?:the\s+)?(?:lunch(?:\s?time)?)\b/giu, 780],
  [/\bnoon\b|\bmid-?day\b/giu, 720],
  [/\beod\b|\bcob\b|\bend of (?:the )?day\b|\bclose of business\b/giu, 1080],
];

const COUNT = String.raw`(?<count>\d{1,3}|(?:a )?quarter of an|half an|half|an?|one|two|three|four|five|ten|fifteen|twenty|twenty[ -]five|thirty|
forty|forty[ -]five|fifty|ek|do|das|pandrah|bees|aadha|aadhe)`;
/** "In 20 minutes", "give me ten minutes", "half an hour", "an hour". */
const FROM_NOW = new RegExp(
  String.raw`(?:\b(?<open>in|give me|within|another|next)\s+)?(?:about\s+|around\s+|the next\s+)?\b${COUNT}\s+(?:more\s+)?(?<unit>minutes?|min|hours?)\b(?:\s+(?<end>time|max|tops|more))?`,
  "giu",
);
const COUNTS: Readonly<Record<string, number>> = {
  ...MINUTES,
  ...Object.fromEntries(HOURS.map((word, at) => [word, at + 1])),
  half: 0.5,
  "half an": 0.5,
  "quarter of an": 0.25,
  "a quarter of an": 0.25,
  aadha: 0.5,
  aadhe: 0.5,
  a: 1,
  an: 1,
  ek: 1,
  do: 2,
  das: 10,
  pandrah: 15,
  bees: 20,
};

/** Times of yesterday and of other days are none of today. */
const OTHER_DAY = regex("iu")`
  \b(?:yesterday|tomorrow|last (?:night|evening|week)|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b
`;

/**
 * The times that a text names for later today, in their order: "10:45", "quarter to eleven", "by 3", "in half an hour", "before lunch", "EOD".
 *
 * An hour from 1 to 7 without "am" or "pm" that is over is one of the afternoon.
 */
export function laterTimes(text: string, now: DayMinute): readonly SpokenTime[] {
  if (OTHER_DAY.test(text)) return [];
  const found: SpokenTime[] = [];
  const add = (match: RegExpMatchArray, minute: DayMinute, isFromNow = false) => {
    const from = match.index ?? 0;
    const to = from + match[0].length;
    if (!found.some((one) => one.from < to && from < one.to))
      found.push({ from, to, minute, isFromNow });
  };
  for (const match of text.matchAll(PAST_TO)) {
    const { part = "", way = "", hour = "", half, day } = match.groups ?? {};
    const minutes = MINUTES[part.toLowerCase()] ?? Number(part);
    const sign = /^(?:to|before)$/iu.test(way) ? -1 : 1;
    add(match, ofDay(60 * hourOf(hour) + sign * minutes, half, day, now));
  }
  for (const match of text.matchAll(FROM_NOW)) {
    const { count = "", unit = "" } = match.groups ?? {};
    const isHours = unit.toLowerCase().startsWith("hour");
    const number =
      isHours && /^half/iu.test(count) ? 0.5 : (COUNTS[count.toLowerCase()] ?? Number(count));
    add(match, Math.round(now) + number * (isHours ? 60 : 1), true);
  }
  for (const { from, to, minute } of timesOf(text)) {
    const words = text.slice(from, to);
    const isOver = minute <= now && minute < 480 && !/[ap]\.?m/iu.test(words);
    if (!found.some((one) => one.from < to && from < one.to))
      found.push({ from, to, minute: isOver ? minute + 720 : minute, isFromNow: false });
  }
  for (const match of text.matchAll(HOUR_PART)) {
    const { part = "", hour = "", half, day } = match.groups ?? {};
    add(match, ofDay(60 * hourOf(hour) + (MINUTES[part.toLowerCase()] ?? 0), half, day, now));
  }
  for (const match of text.matchAll(HALF_HOUR))
    add(match, ofDay(60 * hourOf(match.groups?.["hour"] ?? "") + 30, undefined, undefined, now));
  for (const match of text.matchAll(PLAIN_HOUR)) {
    const { hour, bare, half, day } = match.groups ?? {};
    add(match, ofDay(60 * hourOf(hour ?? bare ?? ""), half, day, now));
  }
  for (const [words, minute] of NAMED) for (const match of text.matchAll(words)) add(match, minute);
  return found.filter(({ minute }) => minute > now).toSorted((a, b) => a.from - b.from);
}

function hourOf(word: string): number {
  const at = HOURS.indexOf(word.toLowerCase());
  return at < 0 ? Number(word) : at + 1;
}

/** A time on a clock of twelve hours: the half of the day that was said, or the first that is still to come and that people work in. */
function ofDay(
  minute: number,
  half: string | undefined,
  day: string | undefined,
  now: DayMinute,
): DayMinute {
  const early = ((minute % 720) + 720) % 720;
  if (half?.toLowerCase() === "a" || day?.toLowerCase() === "morning") return early;
  if (half !== undefined || day !== undefined) return early + 720;
  // Noon, not midnight.
  if (early < 60) return early + 720;
  return early <= now && early < 480 ? early + 720 : early;
}

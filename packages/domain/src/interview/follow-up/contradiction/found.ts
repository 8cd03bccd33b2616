import type { ReadClause } from "../../reading/index.ts";
import type { Span } from "../../reading/index.ts";

/** What an answer says otherwise than the resume. */
export interface Found {
  readonly span: Span;
  /** Completes "You said “…”, and …". */
  readonly resumeSays: string;
}

/** A clause in the sentence it belongs to. */
export interface ToldClause {
  readonly clause: ReadClause;
  /** Its whole sentence. */
  readonly sentence: string;
}

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  ek: 1,
  do: 2,
  teen: 3,
  char: 4,
  chaar: 4,
  paanch: 5,
  panch: 5,
  chhe: 6,
  saat: 7,
  aath: 8,
  nau: 9,
  das: 10,
};

const YEARS = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(\\d{1,2}(?:\\.\\d)?|${Object.keys(NUMBERS).join("|")})\\s*\\+?\\s*(?:-|to\\s+\\d+\\s+)?(and\\s+a\\s+half\\s+)?(?:years?|yrs?|saal)(?![\\p{L}])`,
  "iu",
);

/** The months of the first "five years", "2.5 yrs" or "do saal" of a text; null for none. */
export function monthsOfYears(text: string): number | null {
  const [, count, half] = YEARS.exec(text) ?? [];
  if (count === undefined) return null;
  const years = NUMBERS[count.toLowerCase()] ?? Number(count);
  return Math.round((years + (half === undefined ? 0 : 0.5)) * 12);
}

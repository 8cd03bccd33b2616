import { regex } from "../../../text/regex.ts";
import type { Figure } from "./figure.ts";

/** What is told in percent, also where the sign is left out: "uptime 99.9", "crash free users 96.8 to 99.4". */
const RATE = regex("iu")`
  (?:%|percent(?:age)?|(?<!\p{L})(?:uptime|accuracy|coverage|attendance|on[ -]time(?:[ ]delivery)?|margin|shrinkage|rejection|rejects?|wastage|waste|
  rework|scrap|efficiency|utili[sz]ation|result|results|pass|npa|attrition|absenteeism|churn|occupancy|yield|conversion|
  bounce|retention|availability|recovery|persistency|crash[ -]free(?:[ ]users|[ ]sessions)?|fill|
  (?:error|defect|return|rto|response|reply|open|click|no[ -]show|drop(?:[ -]off)?|interest|growth|discount|success|failure|
  pass|renewal|cancellation|closure)[ ]?(?:rate)?|rate))
  (?![\p{L}\p{N}])[^.;:\n\p{N}]{0,14}(?:[:=]\s*)?$
`;
const BEFORE = 40;
/** Between two figures of one change. */
const CHANGE = /^\s*(?:to|->|=>|→|–|-|se|now|from|,\s*(?:now|was|earlier)|against|vs\.?)\s*$/iu;

/** "104% (FY19), 97 (FY20), 111": the sign stands with the first only. */
const LISTED = /^\s*(?:\([^)]*\)|in \S+)?\s*[,;/]\s*$/u;

/** "Quality 97 98 96 in three quarters": nothing behind the figure says what is counted. */
function isWithoutNoun({ noun }: Figure): boolean {
  return (
    noun === "" ||
    /^(?:in|on|at|to|for|by|from|and|against|with|this|last|till|since|after|se|now|earlier)$/u.test(
      noun,
    )
  );
}

/** Figures of one line of a source, with another reading in percent where that may be meant. */
export function withRates(figures: readonly Figure[], line: string, at: number): Figure[] {
  const made: Figure[] = [];
  let isRate = false;
  for (const figure of figures) {
    const before = made.at(-1);
    const isBare =
      figure.readings[0]?.dimension === null && figure.mantissa < 1000 && !figure.isOrdinal;
    const between = before ? line.slice(before.to - at, figure.from - at) : "";
    const isListed =
      before?.readings.some(({ dimension }) => dimension === "percent") && LISTED.test(between);
    isRate =
      isBare &&
      (isListed ||
        (isWithoutNoun(figure) && figure.mantissa <= 100) ||
        RATE.test(line.slice(Math.max(0, figure.from - at - BEFORE), figure.from - at)) ||
        (isRate && CHANGE.test(between)));
    const percent = { value: figure.mantissa, dimension: "percent" as const, unit: 1 };
    made.push(isRate ? { ...figure, readings: [...figure.readings, percent] } : figure);
  }
  return made;
}

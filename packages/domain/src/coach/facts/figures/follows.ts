import { regex } from "../../../text/regex.ts";
import { comparable } from "./derived.ts";
import type { Figure } from "./figure.ts";

/** What the source says of the same thing: a line of it and its figures. */
export interface FiguresAbout {
  readonly text: string;
  readonly at: number;
  readonly figures: readonly Figure[];
}

/** More figures of one line are not compared with each other. */
const MOST = 8;
/** Percentages and factors that follow may be told without their decimals. */
const ROUNDED = 0.5;

const GOOD =
  /\b(?:accura\w+|correct\w*|pass\w*|attend\w*|uptime|availab\w+|on[- ]time|retention|retained|yield|free|accept\w*|occup\w+|success\w*|renew\w*|full)\b/iu;
const BAD = regex("iu")`
  \b(?:errors?|mistakes?|wrong|differences?|fail\w*|absen\w+|downtime|late|delay\w*|churn\w*|attrition|loss\w*|crash\w*|
  reject\w*|bad|defect\w*|vacan\w+|drop\w*|leak\w*|mismatch\w*|discrepanc\w+|left)\b
`;
/** Of these, what is counted as the share of a whole. */
const PART =
  /\b(?:rate|percentage|share|of them|defective|reject\w*|pass\w*|accept\w*|bad|fail\w*|success\w*|select\w*|attend\w*|return\w*|convert\w*|conversion)\b/iu;
const EARLIER =
  /\b(?:old|older|earlier|before|previous\w*|last|was|used to|than|not|instead|pehle|from|baseline|against|target)\b/iu;
const TARGET = /\b(?:target|quota|goal|budget|against|plan|required|expected)\b/iu;
const CHANGE_BY =
  /\b(?:by|up|down|faster|slower|less|fewer|more|lower|higher|increase|reduction|growth|drop|fall|rise)\b/iu;
const OTHERS =
  /^\s*(?:other|others|friends?|classmates?|colleagues?|teammates?|team mates?|batchmates?|partners?|students?|people|more|girls?|boys?|members?|dost|saathi)\b/iu;
const WITH_ME = /\b(?:with|me and|i and|and|plus|myself and|aur|ke saath)\s*$/iu;
const TEAM = /\b(?:team|group|committee|member|strong|crew|people|person)/iu;
const LARGER: readonly (readonly [RegExp, RegExp, number, number])[] = [
  [
    /\b(?:daily|per day|a day|each day|every day|\/\s?day|roz)\b/iu,
    /\b(?:month|monthly)\b/iu,
    20,
    31,
  ],
  [/\b(?:daily|per day|a day|each day|every day|\/\s?day|roz)\b/iu, /\b(?:week|weekly)\b/iu, 5, 7],
  [/\b(?:weekly|per week|a week|each week|every week)\b/iu, /\b(?:month|monthly)\b/iu, 4, 4.4],
  [
    /\b(?:weekly|per week|a week|each week|every week)\b/iu,
    /\b(?:year|yearly|annual\w*)\b/iu,
    48,
    52,
  ],
  [
    /\b(?:monthly|per month|a month|each month|every month)\b/iu,
    /\b(?:year|yearly|annual\w*)\b/iu,
    12,
    12,
  ],
];
/** Characters around a figure that say what it is. */
const NEAR = 45;

/**
 * Whether a figure of a proposal follows from those with which the source tells of the same thing, by one step of
 * arithmetic that the words of both allow: a change in percent, what is left to a hundred, one more for the person, a
 * count of what is listed, a rate for a longer time.
 *
 * @param line  the proposal's, which begins at `at`
 */
export function follows(
  figure: Figure,
  line: string,
  at: number,
  about: readonly FiguresAbout[],
): boolean {
  const before = line.slice(Math.max(0, figure.from - at - NEAR), figure.from - at);
  const after = line.slice(figure.to - at, figure.to - at + NEAR);
  const near = `${before} ${after}`;
  return about.some(
    (source) =>
      isComplement(figure, near, source) ||
      isChange(figure, near, source) ||
      isPart(figure, near, source) ||
      isOneMore(figure, near, source) ||
      isListed(figure, source) ||
      isForLonger(figure, after, source) ||
      isHoursOfDays(figure, source),
  );
}

function percentOf({ readings }: Figure): number | null {
  return readings.find(({ dimension }) => dimension === "percent")?.value ?? null;
}

/** Whether a figure, with what stands before it, may be told of a value that is exact. */
function isTold({ hedge }: Figure, told: number, exact: number): boolean {
  switch (hedge) {
    case "none":
      return Math.abs(told - exact) <= Math.max(ROUNDED, exact * 0.002);
    case "about":
      return Math.abs(told / exact - 1) <= 0.07;
    case "nearly":
    case "under":
    case "below":
      return exact <= told && exact >= told * 0.9;
    case "over":
      return exact >= told && exact <= told * 1.2;
  }
}

/** "99.6% accuracy" of an error rate of 0.4%. */
function isComplement(figure: Figure, near: string, { text, figures }: FiguresAbout): boolean {
  const told = percentOf(figure);
  if (told === null || GOOD.test(near) === GOOD.test(text) || BAD.test(near) === BAD.test(text))
    return false;
  return figures.some((other) => {
    const percent = percentOf(other);
    if (percent === null) return false;
    const rest = 100 - percent;
    // "Less than 1%" leaves more than 99%.
    return Math.abs(told - rest) < 1e-6 && (figure.hedge === "none" || other.hedge !== "none");
  });
}

/** Figures that a line compares: those beside each other, and both ends of a range with what follows it. */
function pairsOf(figures: readonly Figure[]): (readonly [Figure, Figure])[] {
  const few = figures.slice(0, MOST);
  return few.flatMap((one, i) =>
    few.slice(i + 1, i + 3).map((other): readonly [Figure, Figure] => [one, other]),
  );
}

/** A change or a multiple: 78% and four and a half times from "2 seconds, old one in 9". */
function isChange(figure: Figure, near: string, { text, figures }: FiguresAbout): boolean {
  const percent = percentOf(figure);
  const factor = figure.readings.find(({ dimension }) => dimension === "factor")?.value ?? null;
  const isBare = figure.readings[0]?.dimension === null;
  const isTarget = TARGET.test(text);
  if (percent === null && factor === null && !isTarget) return false;
  return pairsOf(figures).some(([a, b]) => {
    const [one, other] = comparable(a, b)[0] ?? [];
    if (!one || !other || one.value <= 0 || other.value <= 0) return false;
    const [small, large] = [one.value, other.value].toSorted((x, y) => x - y);
    if (small === undefined || large === undefined || large / small > 100) return false;
    if (factor !== null)
      return figure.hedge === "none"
        ? factor === Math.floor(large / small) || Math.abs(factor - large / small) < 0.3
        : isTold(figure, factor, large / small);
    if (isTarget && isBare)
      return /\b(?:above|over|beyond|exceed\w*|short|below|more)\b/iu.test(near)
        ? figure.mantissa === large - small
        : false;
    if (percent === null || !(CHANGE_BY.test(near) || isTarget)) return false;
    const changes = [
      ...(EARLIER.test(text) ? [100 * (1 - small / large)] : []),
      ...(isTarget
        ? [
            (100 * one.value) / other.value,
            (100 * other.value) / one.value,
            100 * (large / small - 1),
          ]
        : []),
    ];
    return changes.some((change) => isTold(figure, percent, change));
  });
}

/** "5% defective" of 6 bad among 120 pieces. Nothing changed "by" a share. */
function isPart(figure: Figure, near: string, { figures }: FiguresAbout): boolean {
  const percent = percentOf(figure);
  if (percent === null || !PART.test(near) || /\bby\s*$/iu.test(near.slice(0, NEAR))) return false;
  return pairsOf(figures).some(([a, b]) => {
    const [one, other] = [a.readings[0], b.readings[0]];
    if (!one || !other || one.dimension !== null || other.dimension !== null) return false;
    const [part, whole] = [one.value, other.value].toSorted((x, y) => x - y);
    if (part === undefined || whole === undefined || part <= 0) return false;
    const share = (100 * part) / whole;
    return isTold(figure, percent, share) || isTold(figure, percent, 100 - share);
  });
}

/** "A team of three" of who worked with two friends. */
function isOneMore(figure: Figure, near: string, { text, at, figures }: FiguresAbout): boolean {
  if (figure.readings[0]?.dimension !== null || !TEAM.test(near)) return false;
  return figures.some(
    (others) =>
      others.mantissa + 1 === figure.mantissa &&
      OTHERS.test(text.slice(others.to - at)) &&
      WITH_ME.test(text.slice(0, others.from - at)),
  );
}

const FEWEST_LISTED = 3;
const MOST_LISTED = 9;

/** "Three classes" of "8, 9 and 10": as many as a list has items. */
function isListed(figure: Figure, { text }: FiguresAbout): boolean {
  const count = figure.mantissa;
  if (figure.readings[0]?.dimension !== null || figure.isOrdinal || figure.hedge !== "none")
    return false;
  if (!Number.isInteger(count) || count < FEWEST_LISTED || count > MOST_LISTED) return false;
  return text.split(/[.;:()|]\s|\s[-–—]\s/u).some((part) => {
    const items = part.split(/\s*,\s*(?:and\s+|&\s*)?|\s+and\s+|\s*&\s*|\s+aur\s+/u);
    return items.length === count && items.every((item) => /[\p{L}\p{N}]/u.test(item));
  });
}

/** A rate that is told for a longer time: 20 a day is about 600 a month. */
function isForLonger(figure: Figure, after: string, { text, at, figures }: FiguresAbout): boolean {
  const [told] = figure.readings;
  if (!told) return false;
  return LARGER.some(([short, long, least, most]) => {
    if (!long.test(after)) return false;
    return figures.some((rate) => {
      const value = rate.readings.find(({ dimension }) => dimension === told.dimension)?.value ?? 0;
      const times = told.value / Math.max(value, 1e-9);
      return (
        short.test(text.slice(rate.to - at, rate.to - at + NEAR)) &&
        times >= least - 1e-6 &&
        times <= most + 1e-6
      );
    });
  });
}

/** Hours a week of so many days with so many hours. */
function isHoursOfDays(figure: Figure, { figures }: FiguresAbout): boolean {
  const [told] = figure.readings;
  if (told?.dimension !== "time") return false;
  const days = figures.filter(({ mantissa }) => mantissa >= 5 && mantissa <= 7);
  return days.some((day) =>
    figures.some(
      (hours) =>
        hours !== day &&
        hours.readings[0]?.dimension === "time" &&
        hours.readings[0].unit === told.unit &&
        hours.mantissa * day.mantissa === figure.mantissa,
    ),
  );
}

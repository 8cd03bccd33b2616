import type { CareersIndex } from "../../careers/careers-index.ts";
import { entriesOf } from "./alignment/entries.ts";
import { indexEntries } from "./alignment/source-entries.ts";
import { figurePlaces } from "./binding/figure-places.ts";
import { indexUnits, sentencesOfWords, type SourceUnits } from "./alignment/source-units.ts";
import { groupsHeldBy, type HeldClaim, indexClaims } from "./claims/claim-phrases.ts";
import { toldIn } from "./claims/told-lines.ts";
import {
  type DatePoint,
  type DatesOfLine,
  type DateSpan,
  isInside,
  readDates,
} from "./dates/read-dates.ts";
import { stretchesOf } from "./dates/stretches.ts";
import { bareMonths, countsOfYears, yearsInRow } from "./dates/loose-dates.ts";
import { periodsOf } from "./dates/periods.ts";
import { type FiguresOfLine, indexFigures } from "./figures/figure-index.ts";
import { isOfRate, periodsOfValues } from "./figures/per-period.ts";
import { degreeYears } from "./study/degree-years.ts";
import { outcomesIn } from "./claims/unheld-outcomes.ts";
import { withRates } from "./figures/rates.ts";
import { digitsOf } from "./figures/digits.ts";
import { readFigures } from "./figures/read-figures.ts";
import { type FactLine, linesOf } from "./lines.ts";
import { ordinaryWords } from "./names/ordinary-words.ts";
import { indexWords } from "./names/source-words.ts";
import { skillsOfSource } from "./skills/source-skills.ts";
import { isForeign } from "./names/foreign.ts";
import { isHinglish } from "./figures/number-words.ts";
import { contentStemsOf, keyOf, singular } from "../../text/tokens.ts";
import { type DegreeMention, readDegrees, typedDegrees } from "./study/read-degrees.ts";
import { classesIn, isCertifying } from "./study/source-study.ts";
import { gradesOf } from "./titles/unheld-grades.ts";
import type { SourceFacts } from "./source-facts.ts";
import { monthOf } from "../../lexicon/months.ts";
import { verbOf } from "../../lexicon/verbs.ts";
import { type FactWord, wordsOf } from "./words.ts";

/** Letters of a text that show which language it is in. */
const ENOUGH_TO_TELL = 10_000;

/** "Zero", "no", "without" in the languages that are read. */
const NONE =
  /(?<![\p{L}\p{N}])(?:0|zero|nil|no|none|not|never|without|free|kein\p{L}*|ohne|null|aucun\p{L}*|sans|sin|ning\p{L}+|cero|nahi|bina|shunya|शून्य|बिना|नहीं|बगैर|இல்லாமல்|இல்லை)(?![\p{L}\p{N}])/iu;

/** Stems of all words, and of the verbs that irregular forms are of: "taught" has that of "teach". */
function stemsOf(words: readonly FactWord[]): ReadonlySet<string> {
  // Regular endings go with the stem.
  const keys = new Set(
    words
      .map(({ key }) => key)
      .filter((key) => /^[a-z]{3,}$/u.test(key) && !/(?:ed|ing|s)$/u.test(key)),
  );
  const bases = [...keys].flatMap((key) => {
    const verb = verbOf(key)?.verb;
    return verb && verb.base !== key ? [{ key: keyOf(verb.base) }] : [];
  });
  return new Set([...contentStemsOf(words), ...contentStemsOf(bases)]);
}

const ROMAN = ["", ..."I II III IV V VI VII VIII IX X XI XII".split(" ")];

/** "GA4", "S7", "v11": the number of a version may stand by itself behind the name. */
function numbersOfCodes(line: string): number[] {
  const codes = [
    ...line.matchAll(/\p{L}-?(\d{1,4})(?![\d\p{L}])/gu),
    // "2BHK"
    ...line.matchAll(/(?<![\p{L}\d.,])(\d{1,3})(?=\p{Lu}{2})/gu),
  ];
  // "XI XII": classes and volumes.
  const roman = [
    ...line.matchAll(/(?<![\p{L}\d.])(?:I{2,3}|I?V|VI{1,3}|IX|XI{0,2})(?![\p{L}\d]|\.\p{L})/gu),
  ];
  return [...codes.map((match) => Number(match[1])), ...roman.map(([name]) => ROMAN.indexOf(name))];
}

/** The units and entries that hold each group of claims. */
function claimsOf({ units }: SourceUnits, { claims }: CareersIndex): Map<number, HeldClaim> {
  const phrases = indexClaims(claims);
  const held = new Map<number, { units: Set<number>; entries: Set<number> }>();
  for (const [at, { words, entry }] of units.entries())
    for (const group of groupsHeldBy(words, phrases)) {
      const own = held.get(group) ?? { units: new Set(), entries: new Set() };
      own.units.add(at);
      own.entries.add(entry);
      held.set(group, own);
    }
  return held;
}

/** @param today  whole days since 1 January 1970 (UTC): the end of what goes on */
export function readSource(text: string, careers: CareersIndex, today: number): SourceFacts {
  const ordinary = ordinaryWords(careers);
  const figures: FiguresOfLine[] = [];
  const years = new Set<number>();
  const months = new Set<number>();
  const spans: DateSpan[] = [];
  const lines = linesOf(text);
  const words = lines.map(wordsOf);
  const isOther =
    isForeign(text.slice(0, ENOUGH_TO_TELL), words.flat().slice(0, ENOUGH_TO_TELL / 10)) ||
    lines.some((line) => isHinglish(line.text));
  const rows: number[] = [];
  const degrees = words.map(readDegrees);
  const dated: {
    line: FactLine;
    degrees: readonly DegreeMention[];
    points: readonly DatePoint[];
    dates: DatesOfLine;
  }[] = [];
  for (const [number, line] of lines.entries()) {
    const dates = readDates(line.text, line.at);
    dated.push({ line, degrees: degrees[number] ?? [], points: dates.points, dates });
    spans.push(...dates.spans);
    for (const point of [...dates.points, ...dates.shortYears]) {
      for (const year of point.years) {
        years.add(year);
        if (point.month !== null) months.add(year * 12 + point.month - 1);
      }
    }
    const read = readFigures(line.text, line.at, { tongue: "any" }).filter(
      ({ from, to, noun }) =>
        !isInside(to - 1, dates.taken) ||
        to - from === 4 ||
        (noun.length > 2 && monthOf(noun) === null),
    );
    rows.push(...yearsInRow(dates.points.filter(({ month }) => month === null)));
    figures.push({
      line,
      figures: withRates(read, line.text, line.at),
      periods: periodsOf(line.text, line.at).filter((period) => !isOfRate(period, read, line)),
      further: [...numbersOfCodes(line.text), ...countsOfYears(line.text)],
    });
    if (dates.points.length > 0)
      for (const month of bareMonths(line.text))
        for (const { years: own } of dates.points)
          for (const year of own) months.add(year * 12 + month - 1);
  }
  const entries = entriesOf(dated, text);
  const units = indexUnits(
    words.flatMap((line, at) =>
      sentencesOfWords(line, text).map((own) => ({
        entry: entries[at]?.entry ?? 0,
        line: at,
        words: own,
      })),
    ),
  );
  const index = indexWords(words, (key) => ordinary.has(key) || ordinary.has(singular(key)));
  return {
    figures: indexFigures(figures, (noun) => ordinary.has(noun) || ordinary.has(singular(noun))),
    years,
    months,
    spans,
    perPeriod: periodsOfValues(figures),
    degreeYears: degreeYears(dated),
    outcomes: outcomesIn(text),
    grades: gradesOf(text),
    stretches: [
      ...stretchesOf(spans, today),
      ...rows.map((row) => ({ least: 12 * row, most: 12 * row })),
    ],
    digits: digitsOf(text).replaceAll(/\D/gu, ""),
    words: index,
    skills: {
      ids: skillsOfSource(lines, words, careers),
      stems: stemsOf(words.flat()),
      words: index,
      isForeign: isOther,
    },
    isForeign: isOther,
    degrees: new Set(
      words.flatMap((line, at) => [
        ...(degrees[at] ?? []).map(({ name }) => name),
        ...typedDegrees(line),
      ]),
    ),
    classes: new Set(words.flatMap(classesIn)),
    told: words.flatMap(toldIn),
    hasNone: NONE.test(digitsOf(text)),
    certifying: new Set(words.flatMap((line, at) => (isCertifying(line) ? [at] : []))),
    units,
    entries: indexEntries(entries, dated),
    figureLines: figures.map(({ line, figures: own }) => ({
      text: line.text,
      at: line.at,
      figures: own,
    })),
    figurePlaces: figurePlaces(figures, words, entries),
    claims: claimsOf(units, careers),
  };
}

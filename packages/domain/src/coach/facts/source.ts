import type { CareersIndex } from "../../careers/careers-index.ts";
import { toldIn } from "./claims/told-lines.ts";
import { type DateSpan, isInside, readDates } from "./dates/read-dates.ts";
import { stretchesOf } from "./dates/stretches.ts";
import type { Figure } from "./figures/figure.ts";
import { indexFigures } from "./figures/figure-index.ts";
import { digitsOf } from "./figures/digits.ts";
import { readFigures } from "./figures/read-figures.ts";
import { linesOf } from "./lines.ts";
import { ordinaryWords } from "./names/ordinary-words.ts";
import { indexWords } from "./names/source-words.ts";
import { skillsOfSource } from "./skills/source-skills.ts";
import { isForeign } from "./names/foreign.ts";
import { isHinglish } from "./figures/number-words.ts";
import { contentStemsOf, singular } from "../../text/tokens.ts";
import { readDegrees } from "./study/read-degrees.ts";
import { classesIn, isCertifying } from "./study/source-study.ts";
import type { SourceFacts } from "./source-facts.ts";
import { wordsOf } from "./words.ts";

/** Letters of a text that show which language it is in. */
const ENOUGH_TO_TELL = 10_000;

/** "Zero", "no", "without" in the languages that are read. */
const NONE =
  /(?<![\p{L}\p{N}])(?:0|zero|nil|no|none|not|never|without|free|kein\p{L}*|ohne|null|aucun\p{L}*|sans|sin|ning\p{L}+|cero|nahi|bina|shunya|शून्य|बिना|नहीं|बगैर|இல்லாமல்|இல்லை)(?![\p{L}\p{N}])/iu;

/** @param today  whole days since 1 January 1970 (UTC): the end of what goes on */
export function readSource(text: string, careers: CareersIndex, today: number): SourceFacts {
  const ordinary = ordinaryWords(careers);
  const figures: Figure[][] = [];
  const years = new Set<number>();
  const months = new Set<number>();
  const spans: DateSpan[] = [];
  const lines = linesOf(text);
  const words = lines.map(wordsOf);
  const isOther =
    isForeign(text.slice(0, ENOUGH_TO_TELL), words.flat().slice(0, ENOUGH_TO_TELL / 10)) ||
    lines.some((line) => isHinglish(line.text));
  for (const line of lines) {
    const dates = readDates(line.text, line.at);
    spans.push(...dates.spans);
    for (const point of [...dates.points, ...dates.shortYears]) {
      for (const year of point.years) {
        years.add(year);
        if (point.month !== null) months.add(year * 12 + point.month - 1);
      }
    }
    figures.push(
      readFigures(line.text, line.at, { tongue: "any" }).filter(
        ({ from, to }) => !isInside(to - 1, dates.taken) || to - from === 4,
      ),
    );
  }
  const index = indexWords(words, (key) => ordinary.has(key) || ordinary.has(singular(key)));
  return {
    figures: indexFigures(figures, (noun) => ordinary.has(noun) || ordinary.has(singular(noun))),
    years,
    months,
    stretches: stretchesOf(spans, today),
    digits: digitsOf(text).replaceAll(/\D/gu, ""),
    words: index,
    skills: {
      ids: skillsOfSource(lines, words, careers),
      stems: new Set(contentStemsOf(words.flat())),
      words: index,
      isForeign: isOther,
    },
    isForeign: isOther,
    degrees: new Set(words.flatMap((line) => readDegrees(line).map(({ name }) => name))),
    classes: new Set(words.flatMap(classesIn)),
    told: words.flatMap(toldIn),
    hasNone: NONE.test(digitsOf(text)),
    certifying: new Set(words.flatMap((line, at) => (isCertifying(line) ? [at] : []))),
  };
}

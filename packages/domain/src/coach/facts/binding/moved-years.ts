import type { DatePoint } from "../dates/read-dates.ts";
import { sentencesOfWords, topicStems, unitsAbout } from "../alignment/source-units.ts";
import type { SourceFacts } from "../source-facts.ts";
import type { Unheld } from "../unheld.ts";
import type { FactWord } from "../words.ts";

/** The year a short statement gives for a thing, where the source has another for it and that one for other things. */
export function movedYears(
  points: readonly DatePoint[],
  words: readonly FactWord[],
  text: string,
  { units, isForeign }: SourceFacts,
): Unheld[] {
  if (isForeign || points.length === 0) return [];
  return sentencesOfWords(words, text).flatMap((sentence): Unheld[] => {
    const [first, last] = [sentence[0], sentence.at(-1)];
    const dates = points.filter(
      ({ from, to }) => first && last && from >= first.from && to <= last.to,
    );
    const [point] = dates;
    if (!point || dates.length > 1) return [];
    const others = sentence.filter(({ from, to }) => to <= point.from || from >= point.to);
    const stems = topicStems(others);
    const about = unitsAbout(stems, units);
    const isOther =
      about.length > 0 &&
      about.every((unit) => {
        const years = units.units[unit]?.years ?? [];
        return years.length === 1 && !point.years.some((year) => years.includes(year));
      });
    const own = new Set(stems);
    const isNowhere = point.years.every((year) =>
      (units.byYear.get(year) ?? []).every(
        (unit) => !units.units[unit]?.stems.some((stem) => own.has(stem)),
      ),
    );
    return isOther && isNowhere ? [{ kind: "date", from: point.from, to: point.to }] : [];
  });
}

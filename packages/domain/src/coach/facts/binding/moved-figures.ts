import { topicStems } from "../alignment/source-units.ts";
import type { Figure } from "../figures/figure.ts";
import type { SourceFacts } from "../source-facts.ts";
import type { Unheld } from "../unheld.ts";
import type { FactWord } from "../words.ts";
import { countedBy, type FigurePlace, type FigurePlaces, placesOfFigure } from "./figure-places.ts";

/** Words of the proposal around a figure that may say what it is of. */
const AROUND = 8;

/**
 * Figures of one line that the source has for another thing: "18 pickers" of "18 loaders and 3 pickers". The source must
 * count what the proposal counts, with another figure, and tell nothing of it beside the proposal's own.
 */
export function movedFigures(
  figures: readonly Figure[],
  words: readonly FactWord[],
  { figurePlaces, isForeign }: SourceFacts,
): Unheld[] {
  if (isForeign) return [];
  return figures.flatMap((figure): Unheld[] => {
    const places = placesOfFigure(figure, figurePlaces);
    const counted = countedBy(figure, words);
    if (places.length === 0 || counted.length === 0 || figure.isOrdinal) return [];
    if (isSwapped(places, counted, figurePlaces))
      return [{ kind: "number", from: figure.from, to: figure.to }];
    if (places.some(({ around }) => counted.some((stem) => around.has(stem)))) return [];
    const others = counted.flatMap((stem) => figurePlaces.byCounted.get(stem) ?? []);
    const at = words.findIndex(({ to }) => to > figure.from);
    const near = topicStems(words.slice(Math.max(0, at - AROUND), at + AROUND));
    const isOther = others.some(
      ({ around, dimension }) =>
        dimension === (figure.readings[0]?.dimension ?? null) &&
        near.some((stem) => around.has(stem)),
    );
    return isOther ? [{ kind: "number", from: figure.from, to: figure.to }] : [];
  });
}

/** "60 villages and 14 farmers" of "14 villages, 60 farmers": each place counts something else, and its line this. */
function isSwapped(
  places: readonly FigurePlace[],
  counted: readonly string[],
  { byCounted }: FigurePlaces,
): boolean {
  return places.every((place) => {
    if (place.counted.length === 0 || counted.some((stem) => place.counted.includes(stem)))
      return false;
    return counted.some((stem) =>
      byCounted
        .get(stem)
        ?.some(
          (other) =>
            other.line === place.line &&
            !counted.some((one) => place.counted.includes(one)) &&
            other.value !== place.value &&
            other.dimension === place.dimension,
        ),
    );
  });
}

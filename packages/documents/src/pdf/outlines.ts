import type { Box } from "@taiyari/domain/resume";
import type { Point } from "./text-state.ts";

/** Letters on a line. Points from the page's top-left corner. */
interface Letters {
  readonly text: string;
  readonly start: Point;
  readonly end: Point;
  readonly size: number;
}

/** Shapes on a page that can be letters drawn as outlines. */
export interface Outlines {
  /** A painted shape that can be seen where it stands. */
  readonly add: (box: Box) => void;
  /** Whether shapes stand where a text without ink does, letter by letter: what it says is seen. */
  readonly draw: (letters: Letters) => boolean;
}

/** More shapes than this are a picture. */
const MOST_SHAPES = 20_000;

/** A letter's outline is as high and as wide, in sizes of the letters: from a dot or a dash to a ligature. */
const LEAST_SIDE = 0.04;
const MOST_HEIGHT = 1.6;
const MOST_WIDTH = 2.5;

/** How far an outline reaches above and below the line its letters stand on, in sizes of the letters. */
const ABOVE = 1.2;
const BELOW = 0.5;

/** So much of a text's width has shapes, and it has so many shapes for a letter, where the shapes are its letters. */
const COVERED_SHARE = 0.4;
const SHAPES_PER_LETTER = 0.6;

/** Shapes are looked up by the height of their lower edge, in bands of so many points. */
const BAND = 8;

/**
 * Collects the shapes of a page. Programs that flatten a page draw letters as outlines and lay the text over them without
 * ink, so that it can be searched and copied: such text is not hidden from anybody.
 */
export function createOutlines(): Outlines {
  const bands = new Map<number, Box[]>();
  let count = 0;
  return {
    add(box) {
      if (++count > MOST_SHAPES) return;
      const band = Math.floor((box.y + box.height) / BAND);
      const known = bands.get(band);
      if (known) known.push(box);
      else bands.set(band, [box]);
    },
    draw({ text, start, end, size }) {
      const letters = text.replaceAll(/\s/gu, "").length;
      const [left, right] = [Math.min(start.x, end.x), Math.max(start.x, end.x)];
      if (count > MOST_SHAPES || letters === 0 || Math.abs(start.y - end.y) > size / 2)
        return false;
      const [top, bottom] = [start.y - size * ABOVE, start.y + size * BELOW];
      const shapes: Box[] = [];
      for (let band = Math.floor(top / BAND); band <= Math.floor(bottom / BAND); band++) {
        for (const box of bands.get(band) ?? []) {
          if (isLetterSized(box, size) && box.y >= top && box.y + box.height <= bottom) {
            const middle = box.x + box.width / 2;
            if (middle >= left && middle <= right) shapes.push(box);
          }
        }
      }
      return (
        shapes.length >= letters * SHAPES_PER_LETTER &&
        coveredWidth(shapes) >= (right - left) * COVERED_SHARE
      );
    },
  };
}

function isLetterSized({ width, height }: Box, size: number): boolean {
  return (
    Math.max(width, height) >= size * LEAST_SIDE &&
    height <= size * MOST_HEIGHT &&
    width <= size * MOST_WIDTH
  );
}

/** How much of a line boxes cover together, in points. */
function coveredWidth(boxes: readonly Box[]): number {
  let covered = 0;
  let reached = -Infinity;
  for (const { x, width } of boxes.toSorted((a, b) => a.x - b.x)) {
    covered += Math.max(0, x + width - Math.max(reached, x));
    reached = Math.max(reached, x + width);
  }
  return covered;
}

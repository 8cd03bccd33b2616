import type { Box, ReadLine, TextRun } from "@taiyari/domain/resume";

/** What is cut out around the words, in points. */
const MARGIN = { x: 4, y: 1 };

/** A gap of more line heights than this parts what stands at the two ends of a line. */
const WIDEST_GAP = 4;

/**
 * The part of a page to cut out for a mark in a line: the words around it, as far as no wide gap parts them from it.
 *
 * @param mark  in that line; null for the whole line
 * @param runs  of the page
 */
export function cutOutBox(line: ReadLine, mark: Box | null, runs: readonly TextRun[]): Box {
  const { x, width } = mark ? wordsAround(line, mark, runs) : line;
  return {
    x: x - MARGIN.x,
    y: line.y - MARGIN.y,
    width: width + 2 * MARGIN.x,
    height: line.height + 2 * MARGIN.y,
  };
}

function wordsAround(
  line: ReadLine,
  mark: Box,
  runs: readonly TextRun[],
): Pick<Box, "x" | "width"> {
  const words = runs.filter(
    ({ baseline, text }) =>
      text.trim() !== "" && baseline > line.y && baseline <= line.y + line.height,
  );
  let [left, right] = [mark.x, mark.x + mark.width];
  const room = WIDEST_GAP * line.height;
  let isGrowing = true;
  while (isGrowing) {
    const beside = words.filter(
      ({ x, width }) => x + width > left - room && x < right + room && x < line.x + line.width,
    );
    const [from, to] = [
      Math.max(line.x, Math.min(left, ...beside.map(({ x }) => x))),
      Math.min(line.x + line.width, Math.max(right, ...beside.map(({ x, width }) => x + width))),
    ];
    isGrowing = from < left || to > right;
    [left, right] = [Math.min(left, from), Math.max(right, to)];
  }
  return { x: left, width: right - left };
}

import { sectionKindOf } from "../../lexicon/section-names.ts";
import { isCapitals } from "../../lexicon/words.ts";
import type { Line } from "../line/line.ts";

/** Lines of one heading are no further apart than so many times the letters' size. */
const LEADING = 1.5;

/** No line of a heading that is broken is longer. */
const LONGEST = 30;

/** A heading is so many times further from what is above it than its lines from each other. */
const SET_OFF = 1.2;

/** What a line ends with whose words continue below. */
const OPEN = /(?:\s(?:and|und|et|y|e)|&)$/iu;

/** Lines with the headings that a narrow column breaks ("Education and" over "Training") as one line each. */
export function joinBrokenHeadings(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    if (above && goesOn(above, line)) joined.splice(-1, 1, asOne(above, line));
    else joined.push(line);
  }
  return joined;
}

function goesOn(above: Line, line: Line): boolean {
  if (above.text.length > LONGEST || line.text.length > LONGEST || !isAlike(above, line))
    return false;
  if (above.cells.length + line.cells.length > 2) return false;
  const isSetOff = above.gap === null || above.gap > (line.gap ?? 0) * SET_OFF;
  const isHalf = OPEN.test(above.text)
    ? sectionKindOf(above.text.replace(OPEN, "")) !== null
    : isSetOff && sectionKindOf(above.text) === null && sectionKindOf(line.text) !== null;
  return isHalf && sectionKindOf(`${above.text} ${line.text}`) !== null;
}

/** True for a line right below another of one look that stands out. */
function isAlike(above: Line, line: Line): boolean {
  return (
    above.page === line.page &&
    above.column === line.column &&
    line.gap !== null &&
    line.gap > 0 &&
    line.gap < line.size * LEADING &&
    above.font === line.font &&
    Math.abs(above.size - line.size) < 0.1 &&
    above.bold === line.bold &&
    (line.bold || (isCapitals(above.text) && isCapitals(line.text)))
  );
}

function asOne(above: Line, line: Line): Line {
  const offset = above.text.length + 1;
  const moved = line.spans.map((span) => ({
    ...span,
    from: span.from + offset,
    to: span.to + offset,
  }));
  const text = `${above.text} ${line.text}`;
  const [x, right] = [Math.min(above.x, line.x), Math.max(above.right, line.right)];
  return {
    ...above,
    text,
    x,
    right,
    spans: [...above.spans, ...moved],
    cells: [{ from: 0, to: text.length, x, right }],
  };
}

import { bulletEnd } from "../../draft/text/marks.ts";
import type { ReadLine, Reading } from "../../resume/reading.ts";
import { endsSentence, hasRoom } from "./meant-breaks.ts";

/** Points of the page: edges this close are one. */
const EDGE = 3;

/** The lines of each point or paragraph of a section: those that only ended for want of room stand together. */
export function joinedLines(
  { lines: all }: Reading,
  lines: readonly ReadLine[],
): readonly (readonly ReadLine[])[] {
  const joined: ReadLine[][] = [];
  for (const line of lines) {
    const open = joined.at(-1);
    if (open && continues(open, line, all)) open.push(line);
    else joined.push([line]);
  }
  return joined;
}

function continues(open: readonly ReadLine[], line: ReadLine, all: readonly ReadLine[]): boolean {
  const [first] = open;
  const above = open.at(-1);
  if (!first || !above || bulletEnd(line.text) > 0) return false;
  if (above.page !== line.page || above.column !== line.column) return false;
  // A heading within the section, or what stands below a blank line, begins something.
  const gap = line.y - above.y;
  const isNear = gap > 0 && gap < 2 * Math.max(above.height, line.height);
  if (!isNear || line.bold !== above.bold || Math.abs(line.size - above.size) > 0.5) return false;
  const isPoint = bulletEnd(first.text) > 0;
  const isAligned =
    open.length === 1 && isPoint ? line.x > first.x - EDGE : Math.abs(line.x - above.x) < EDGE;
  if (!isAligned) return false;
  const isGoingOn = isPoint && /^\p{Ll}/u.test(line.text.trim()) && !endsSentence(above.text);
  return isGoingOn || !hasRoom(above, line, all);
}

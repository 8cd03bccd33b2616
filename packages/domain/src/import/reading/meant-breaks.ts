import type { Found, ReadLine, Reading } from "../../resume/reading.ts";

/** Letters of the next word that would have fitted, so many times over, show that a line did not end for want of room. */
const ROOM = 1.5;

/** Letters by which the beginning of a line is found again in the text that was read. */
const BEGINNING = 16;

/**
 * A text that the reader joined from lines, with the breaks back that were meant: where a sentence ends, and the next
 * word would have fitted on its line. Words stay as they were read.
 */
export function withMeantBreaks({ lines }: Reading, { value, places }: Found): string {
  let text = "";
  let rest = value;
  for (const [i, place] of places.entries()) {
    const line = lines[place.line - 1];
    const above = i === 0 ? undefined : lines[(places[i - 1]?.line ?? 0) - 1];
    if (!line || !above || !isMeant(above, line, lines)) continue;
    const at = rest.indexOf(` ${line.text.slice(place.from, place.to).trim().slice(0, BEGINNING)}`);
    if (at < 0) continue;
    text += `${rest.slice(0, at)}\n`;
    rest = rest.slice(at + 1);
  }
  return text + rest;
}

function isMeant(above: ReadLine, line: ReadLine, lines: readonly ReadLine[]): boolean {
  if (above === line || above.page !== line.page || above.column !== line.column) return false;
  if (!/[.!?।:;]["”’)]?$/u.test(above.text.trimEnd())) return false;
  const edge = lines
    .filter(({ page, column, hidden }) => page === line.page && column === line.column && !hidden)
    .reduce((most, { x, width }) => Math.max(most, x + width), 0);
  const word = /^\S+/u.exec(line.text.trimStart())?.[0].length ?? 0;
  const letter = line.width / Math.max(1, line.text.length);
  return edge - (above.x + above.width) > ROOM * letter * (word + 1);
}

import type { DatesOfLine } from "../dates/read-dates.ts";
import type { FactLine } from "../lines.ts";

/** A line with what shows where the job, project or course that it belongs to begins. */
export interface LineOfEntry {
  readonly line: FactLine;
  readonly dates: DatesOfLine;
}

/** Where a line stands. */
export interface EntryOfLine {
  /** The number of the job, project, course or paragraph, from 0 on. */
  readonly entry: number;
  /** Says which entry it is, and not what was done there. */
  readonly isHead: boolean;
  /** Says when it was as well. */
  readonly isDated: boolean;
}

const BULLET = /^\s*(?:[-–—•*▪●○·>~]|\d{1,2}[.)]\s)/u;
/** Longer lines are texts and head nothing. */
const LONGEST_HEAD = 140;

/**
 * The entry of each line. One begins behind a blank line, unless that stands within it, and at each line with a stretch
 * of time that follows another entry's lines.
 *
 * @param text  what the lines are of
 */
export function entriesOf(lines: readonly LineOfEntry[], text: string): EntryOfLine[] {
  let entry = -1;
  let [hasDates, hasBody] = [false, false];
  let end = 0;
  let wasBullet = false;
  return lines.map(({ line, dates }, at) => {
    const isBullet = BULLET.test(line.text);
    const isDated = !isBullet && hasPeriod(line, dates);
    const isApart = /\n[^\S\n]*\n/u.test(text.slice(end, line.at + leading(line.text)));
    // Bullets behind a blank line below a head are the head's.
    const isOwn = isBullet && hasDates && !hasBody;
    const isNext = wasBullet && hasDates && !isBullet && !isDated && headsNext(lines, at);
    if (entry < 0 || (isApart && !isOwn) || (isDated && hasDates) || isNext) {
      entry++;
      [hasDates, hasBody] = [false, false];
    }
    const isHead = !hasBody && !isBullet && (isDated || line.text.length <= LONGEST_HEAD);
    if (isDated) hasDates = true;
    else if (isBullet || hasDates || !isHead) hasBody = true;
    end = line.at + line.text.length;
    wasBullet = isBullet;
    return { entry, isHead, isDated };
  });
}

/** Lines of a head above its dates: a title and an employer. */
const MOST_ABOVE = 2;
const SHORT = 60;

/** A short line behind bullets and right above one with dates: the title of the next job. */
function headsNext(lines: readonly LineOfEntry[], at: number): boolean {
  for (const { line, dates } of lines.slice(at, at + MOST_ABOVE + 1)) {
    if (BULLET.test(line.text) || /[.;]\s*$/u.test(line.text)) return false;
    if (hasPeriod(line, dates)) return true;
    if (line.text.length > SHORT) return false;
  }
  return false;
}

/** Characters before dates that stand first: a bracket, "from". */
const FIRST = 8;
const SINCE = /\b(?:since|onwards?)\b/iu;

/** Whether a line says from when to when, or since when, as a head does: at its start or before its end or a colon. */
export function hasPeriod({ text, at }: FactLine, { spans, points }: DatesOfLine): boolean {
  const isOfHead = spans.some(({ start, end }) => {
    const after = text.slice((end ?? start).to - at);
    if ((end ?? start).to - at > LONGEST_HEAD) return false;
    return start.from - at < FIRST || end === null || /^[\s)\]]*(?:$|[:.|(;–—]|-\s)/u.test(after);
  });
  return isOfHead || (points.length > 0 && SINCE.test(text.slice(0, LONGEST_HEAD)));
}

function leading(text: string): number {
  return text.length - text.trimStart().length;
}

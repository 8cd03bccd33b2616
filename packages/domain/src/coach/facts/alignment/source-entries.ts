import { type EntryOfLine, hasPeriod, type LineOfEntry } from "./entries.ts";

/** A job, project or course of a source. */
export interface SourceEntry {
  /** Its head says from when to when it was. */
  readonly isDated: boolean;
  /** All that its lines name. */
  readonly years: ReadonlySet<number>;
  /** Its head says that it was at the place of the one beside it. */
  readonly isSame: boolean;
}

/** The entries of a source and which line belongs to which. */
export interface SourceEntries {
  readonly entries: readonly SourceEntry[];
  /** By the number of the line. */
  readonly ofLine: readonly EntryOfLine[];
}

const SAME =
  /\b(?:same|there|wahi|wahin|usi|promoted|earlier|previously|later|then|again|above)\b/iu;

export function indexEntries(
  ofLine: readonly EntryOfLine[],
  lines: readonly LineOfEntry[],
): SourceEntries {
  const entries: { isDated: boolean; isSame: boolean; years: Set<number> }[] = [];
  for (const [at, { entry, isHead }] of ofLine.entries()) {
    const own = (entries[entry] ??= { isDated: false, isSame: false, years: new Set() });
    const line = lines[at];
    for (const { years } of [...(line?.dates.points ?? []), ...(line?.dates.shortYears ?? [])])
      for (const year of years) own.years.add(year);
    if (isHead && line && SAME.test(line.line.text)) own.isSame = true;
    if (isHead && line && hasPeriod(line.line, line.dates)) own.isDated = true;
  }
  return { entries, ofLine };
}

import { unplacedOf } from "../../correct/unplaced.ts";
import { allFields } from "../../resume/all-fields.ts";
import type { Place, Reading } from "../../resume/reading.ts";

/** Words of a line that no field has. */
export interface LeftWords {
  /** The line's number. */
  readonly line: number;
  readonly text: string;
}

/** Words that only say what is beside them, and are in the names of our fields. */
const SAYS_WHAT = new Set(
  `at in to from till until since by of on the and as for present current currently now ongoing date dates duration
  email mail phone mobile tel telephone contact address location website web portfolio linkedin github link url
  name objective summary title role company client employer designation position project projects technologies
  technology tools tech stack skills languages language degree course institute institution university college board
  year years passing cgpa gpa sgpa grade percentage marks score responsibilities description issued issuer
  credential id valid`.split(/\s+/u),
);

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** What a line is marked with: "M" before a phone number, "7" in a list. */
const MARK = /^(?:\p{L}|\d{1,3})[^\p{L}\p{N}]*$/u;

/**
 * The words of a reading that are in no field: lines that fitted nowhere, and what is left of a line when its fields
 * are taken out. Headings, page numbers and sections that are kept whole have none. Words that are in a field from
 * elsewhere, or only name one ("E-mail:"), are not left.
 *
 * @param taken  all texts that have a place
 */
export function wordsWithoutField(reading: Reading, taken: string): readonly LeftWords[] {
  const known = new Set(wordsOf(taken));
  const whole = new Set(reading.unplaced);
  const kept = linesKept(reading);
  const places = Map.groupBy(
    allFields(reading).flatMap((field) => field.places),
    ({ line }) => line,
  );
  const partly = reading.lines.flatMap((line): LeftWords[] => {
    const own = places.get(line.number);
    if (!own || whole.has(line.number) || line.runningHeader || kept.has(line.number)) return [];
    const stretches = uncovered(line.text, own).filter((text) =>
      wordsOf(text).some((word) => !known.has(word) && !SAYS_WHAT.has(word)),
    );
    return stretches.length === 0 ? [] : [{ line: line.number, text: stretches.join(" ") }];
  });
  const lines = unplacedOf(reading).map(({ line, text }) => ({ line, text }));
  return [...lines, ...partly].toSorted((a, b) => a.line - b.line);
}

/** Lines that are headings, or of sections that are kept whole. */
function linesKept({ sections }: Reading): ReadonlySet<number> {
  const kept = new Set<number>();
  for (const { kind, heading, lines } of sections) {
    for (const { line } of heading?.places ?? []) kept.add(line);
    if (kind !== "other" || !lines) continue;
    for (let line = lines.first; line <= lines.last; line++) kept.add(line);
  }
  return kept;
}

function uncovered(text: string, places: readonly Place[]): readonly string[] {
  const first = Math.min(...places.map(({ from }) => from));
  const start = text.slice(0, first).trim();
  const gaps = MARK.test(start) ? [] : [start];
  let reached = first;
  for (const { from, to } of places.toSorted((a, b) => a.from - b.from)) {
    if (from > reached) gaps.push(text.slice(reached, from));
    reached = Math.max(reached, to);
  }
  gaps.push(text.slice(reached));
  return gaps
    .map((gap) => gap.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}.)%+#]+$/gu, ""))
    .filter(Boolean);
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

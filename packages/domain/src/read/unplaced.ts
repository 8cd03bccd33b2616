import type { Reading } from "../resume/reading.ts";
import { allFields } from "../resume/all-fields.ts";
import type { NumberedLine } from "./line/line.ts";
import type { Section } from "./sections/sections.ts";

/**
 * The lines that fitted nowhere: no field is on them, they are no heading and no running header or footer, and their
 * section is not one that is kept whole.
 */
export function findUnplaced(
  reading: Omit<Reading, "unplaced">,
  lines: readonly NumberedLine[],
  sections: readonly Section[],
): number[] {
  const placed = new Set(
    allFields(reading).flatMap(({ places }) => places.map(({ line }) => line)),
  );
  for (const section of sections) {
    if (section.heading) placed.add(section.heading.number);
    for (const line of section.subheadings) placed.add(line.number);
    if (section.kind === "other") for (const line of section.lines) placed.add(line.number);
  }
  return lines
    .filter((line) => !line.runningHeader && !placed.has(line.number))
    .map((line) => line.number);
}

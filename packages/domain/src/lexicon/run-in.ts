import type { SectionKind } from "../resume/reading.ts";
import { sectionKindOf } from "./section-names.ts";

/** The mark of a typewritten heading, with what follows it on the same line: "Computer Knowledge :- Tally". */
const RUN_IN = /^(\p{L}[^:]{2,40}?)\s*:\s?[-–—]+\s*(?=\S)/u;

/** The kind of section that the first words of a line announce, and where what they head begins; null for none. */
export function runInOf(text: string): { readonly kind: SectionKind; readonly end: number } | null {
  const match = RUN_IN.exec(text);
  const kind = match ? sectionKindOf(match[1] ?? "") : null;
  return match && kind ? { kind, end: match[0].length } : null;
}

import type { NumberedLine } from "../line/line.ts";
import { isSpokenLanguage } from "../../lexicon/spoken-languages.ts";
import { styleKey } from "./heading-style.ts";

/**
 * True for a lesser line with nothing but languages people speak below it, up to the next heading or a line of its own
 * look with a name of its own: no group among others.
 */
export function isLanguagesHeading(
  line: NumberedLine,
  lines: readonly NumberedLine[],
  named: readonly { readonly line: NumberedLine }[],
  headings: ReadonlyMap<number, unknown>,
): boolean {
  const key = styleKey(line);
  const rest = lines.slice(line.number);
  const end = rest.findIndex((other) => headings.has(other.number) || styleKey(other) === key);
  const own = (end < 0 ? rest : rest.slice(0, end)).filter(({ runningHeader }) => !runningHeader);
  const next = end < 0 ? undefined : rest[end];
  const spoken = own.filter(({ text }) => isSpokenLanguage(text.split(/\s*[-–—:(,|•]/u)[0] ?? ""));
  return (
    (next === undefined || named.some((other) => other.line === next)) &&
    spoken.length > 0 &&
    spoken.length >= own.length / 2
  );
}

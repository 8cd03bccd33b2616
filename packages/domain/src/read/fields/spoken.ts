import { LANGUAGE_LABELS } from "../../lexicon/vocabulary/labels.ts";
import { alternatives } from "../../lexicon/words.ts";
import type { Found } from "../../resume/reading.ts";
import { isWrapped, type NumberedLine } from "../line/line.ts";
import { isSpokenLanguage } from "../../lexicon/spoken-languages.ts";
import { found, type Stretch, textOf } from "../line/found.ts";
import { cutList } from "./lists.ts";
import { joinAnd, nameOf } from "./spoken-parts.ts";
import { regex } from "../../text/regex.ts";

/** What a list of spoken languages is called where it has no section of its own. */
const LABEL = regex("iu")`
  (?:^|[.;|•]\s*)(?:languages?(?: known| spoken| proficiency| skills)?|known languages|
  (?:mother tongue|other language)(?:s|\(s\))?|${alternatives(LANGUAGE_LABELS)})(?:\s*[:：-]\s*|\s*$|\s+(?=\p{Lu}))
`;

/** A label of some of the languages only. */
const PARTIAL = /mother|other/iu;

/** A list of languages inside another section, and the lines that hold nothing else. */
export interface SpokenLine {
  readonly languages: readonly Found[];
  readonly whole: readonly NumberedLine[];
}

/** "Languages known: Hindi, English" where a resume has no section for it. A list of programs is none. */
export function findSpoken(lines: readonly NumberedLine[]): SpokenLine {
  const languages: Found[] = [];
  const whole: NumberedLine[] = [];
  for (const [i, line] of lines.entries()) {
    const label = line.runningHeader ? null : LABEL.exec(line.text);
    if (!label) continue;
    const from = label.index + label[0].length;
    const end = line.text.slice(from).search(/[.;|](?:\s|$)/u);
    const to = end < 0 ? line.text.length : from + end;
    const below = lines[i + 1];
    const goesOn = end < 0 && below !== undefined && isRest(line, below, from) && namesOne(below);
    const stretches: Stretch[] = [
      { line, from, to },
      ...(goesOn ? [{ line: below, from: 0, to: below.text.length }] : []),
    ];
    const parts = stretches.flatMap((stretch) => joinAnd(cutList(stretch)));
    const spoken = parts.filter((part) => isSpokenLanguage(nameOf(textOf(part))));
    if (spoken.length === 0 || spoken.length < parts.length * 0.5) continue;
    languages.push(...parts.flatMap((part) => found([part], 0.85) ?? []));
    if (label.index === 0) whole.push(...stretches.map((stretch) => stretch.line));
    // A form asks for the mother tongue and for other languages one after the other.
    if (!PARTIAL.test(label[0])) break;
  }
  return { languages, whole };
}

/** True for a line that names a language: not "Passport held, valid till 2031" below the last one. */
function namesOne(line: NumberedLine): boolean {
  return joinAnd(cutList({ line, from: 0, to: line.text.length })).some((part) =>
    isSpokenLanguage(nameOf(textOf(part))),
  );
}

/** True for a line that continues a list, or holds it where the label is alone above. */
function isRest(line: NumberedLine, below: NumberedLine, from: number): boolean {
  if (from >= line.text.length)
    return Math.abs(line.x - below.x) < 1 && below.gap !== null && below.gap < line.size * 1.75;
  const cell = line.cells.find((part) => part.to > from);
  return (
    isWrapped(line, below) &&
    below.gap !== null &&
    below.gap < line.size * 1.75 &&
    cell !== undefined &&
    Math.abs(cell.x - below.x) < 4
  );
}

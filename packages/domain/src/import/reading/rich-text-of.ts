import type { TextMaker } from "../../convert/to-resume.ts";
import { bulletAt } from "../../draft/text/bullet-keys.ts";
import { bulletEnd } from "../../draft/text/marks.ts";
import type { Found, LookOfLine, Place, Reading, ReadLine } from "../../resume/reading.ts";
import { DEEPEST_LEVEL } from "../../rich/lines.ts";
import { type Look, PLAIN, type Run } from "../../rich/look.ts";
import { storedText, withoutSigns } from "../../rich/stored.ts";
import { withWords } from "../../rich/change.ts";
import { withMeantBreaks } from "./meant-breaks.ts";

/** The long texts of a reading with their looks, points below points where the file sets them in. */
export function richTextsOf(reading: Reading): TextMaker {
  return {
    text: (found) =>
      richTextOf(reading, { value: withMeantBreaks(reading, found), places: found.places }),
    points(bullets) {
      const levels = levelsOf(reading, bullets);
      return bullets
        .map((found, i) => bulletAt(levels[i] ?? 0) + richTextOf(reading, found))
        .join("\n");
    },
  };
}

/** Points of the page that a point is set in for at least, and at most, below the one above it. */
const STEP = { least: 8, most: 60 } as const;

/** How deep points are: those that begin with a mark in the column of the one above, and further right. */
function levelsOf({ lines }: Reading, bullets: readonly Found[]): readonly number[] {
  const open: ReadLine[] = [];
  return bullets.map(({ places }) => {
    const line = lines[(places[0]?.line ?? 0) - 1];
    if (!line || bulletEnd(line.text) === 0) {
      open.length = 0;
      return 0;
    }
    while (open.length > 0 && !isBelow(line, open.at(-1) ?? line)) open.pop();
    open.push(line);
    return Math.min(DEEPEST_LEVEL, open.length - 1);
  });
}

function isBelow(line: ReadLine, above: ReadLine): boolean {
  const step = line.x - above.x;
  return line.column === above.column && step >= STEP.least && step <= STEP.most;
}

/** A field of a reading as a stored text: its words as they were read, with the looks they have in the file. */
export function richTextOf(
  { lines }: Reading,
  { value, places }: Pick<Found, "value" | "places">,
): string {
  const text = withoutSigns(value);
  const looked = places.some(({ line }) => (lines[line - 1]?.looks ?? []).length > 0);
  if (!looked) return text;
  const plain = commonLooks(lines);
  const runs = places.flatMap((place, i) => {
    const line = lines[place.line - 1];
    const gap = i === 0 ? [] : [{ ...PLAIN, text: " " }];
    return line ? [...gap, ...runsIn(line, place, plain)] : [];
  });
  return withWords(storedText(joined(runs)), text);
}

/** Which looks most letters of a file have: there they are its face and say nothing. */
interface CommonLooks {
  readonly bold: boolean;
  readonly italic: boolean;
}

function commonLooks(lines: readonly ReadLine[]): CommonLooks {
  const shown = lines.filter(({ hidden }) => !hidden);
  const letters = shown.reduce((sum, { text }) => sum + text.length, 0);
  const having = (has: (look: LookOfLine) => boolean) =>
    shown
      .flatMap(({ looks = [] }) => looks.filter(has))
      .reduce((sum, { from, to }) => sum + to - from, 0);
  return {
    bold: having(({ bold = false }) => bold) > letters / 2,
    italic: having(({ italic = false }) => italic) > letters / 2,
  };
}

/** The stretch of a line as runs, one for each letter: what looks the same is joined when it is stored. */
function runsIn({ text, looks = [] }: ReadLine, { from, to }: Place, plain: CommonLooks) {
  const start = Math.max(from, Math.min(to, bulletEnd(text)));
  return Array.from({ length: to - start }, (_, i) => {
    const at = start + i;
    const own = looks.filter((look) => look.from <= at && at < look.to);
    const look: Look = {
      bold: !plain.bold && own.some(({ bold }) => bold),
      italic: !plain.italic && own.some(({ italic }) => italic),
      url: own.find(({ url }) => url !== undefined)?.url ?? "",
    };
    return { ...look, text: text[at] ?? "" };
  });
}

/** Blanks between lines look as the letters on both sides, where these are the same. */
function joined(runs: readonly Run[]): readonly Run[] {
  return runs.map((run, i) => {
    const before = runs[i - 1];
    const after = runs[i + 1];
    if (run.text !== " " || !before || !after) return run;
    const { bold, italic, url } = before;
    const isSame = bold === after.bold && italic === after.italic && url === after.url;
    return isSame ? { text: " ", bold, italic, url } : run;
  });
}

import type { TextRun } from "@taiyari/domain/resume";
import type { ShownText } from "./shown-text.ts";

const SOFT_HYPHEN = "\u00AD";

/** Places this close are one line, in points. */
const SAME_LINE = 0.5;

/**
 * Runs with the hyphens that a page draws and whose font calls them soft hyphens: fonts give both one glyph. pdf.js leaves
 * soft hyphens out as characters that are never seen, and with them the dash of every "2018 - 2022".
 *
 * @param shown  what the page's commands show, in their order
 * @returns      the runs as they are on lines that show none, and where runs and commands do not hold the same letters
 */
export function withShownHyphens(
  runs: readonly TextRun[],
  shown: readonly ShownText[],
): readonly TextRun[] {
  const hyphens = shown.filter(({ text }) => text.includes(SOFT_HYPHEN));
  if (hyphens.length === 0) return runs;
  const mended = new Map<TextRun, string>();
  for (const height of new Set(hyphens.map(({ start }) => start.y))) {
    const isOn = (y: number) => Math.abs(y - height) < SAME_LINE;
    const line = shown.filter(({ start }) => isOn(start.y));
    const own = runs.filter(({ baseline, angle }) => angle === 0 && isOn(baseline));
    const letters = line.map(({ text }) => text).join("");
    for (const [run, whole] of withHyphens(own, letters)) mended.set(run, whole);
  }
  return runs.map((run) => {
    const text = mended.get(run);
    return text === undefined ? run : { ...run, text };
  });
}

/** What each run of a line says with its hyphens; none where the line shows other letters than they hold. */
function withHyphens(
  runs: readonly TextRun[],
  line: string,
): readonly (readonly [run: TextRun, text: string])[] {
  if (bare(runs.map(({ text }) => text).join("")) !== bare(line.replaceAll(SOFT_HYPHEN, ""))) {
    return [];
  }
  /** How many letters come before each hyphen, and whether a blank does. */
  const hyphens = [...line.matchAll(/\u00AD/gu)].map(({ index }) => ({
    letters: bare(line.slice(0, index).replaceAll(SOFT_HYPHEN, "")).length,
    mark: /\s$/u.test(line.slice(0, index)) ? " -" : "-",
  }));
  let seen = 0;
  return runs.map((run) => {
    let text = "";
    for (const character of run.text) {
      text += character;
      if (character.trim() === "") continue;
      seen += character.length;
      text += hyphens.find(({ letters }) => letters === seen)?.mark ?? "";
    }
    return [run, text];
  });
}

function bare(text: string): string {
  return text.normalize("NFC").replaceAll(/\s/gu, "");
}

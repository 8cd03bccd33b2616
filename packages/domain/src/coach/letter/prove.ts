import { verbBehind, verbOf } from "../../lexicon/verbs.ts";
import { contentStems, tokenize } from "../../text/tokens.ts";
import type { ResumeLine } from "./resume-lines.ts";

/** A word that carries meaning, with its place. */
interface Word {
  readonly stem: string;
  readonly from: number;
  readonly to: number;
}

/** A stretch of a text that a line of the resume says. Offsets are into the text. */
export interface LineMatch {
  readonly from: number;
  readonly to: number;
  readonly line: ResumeLine;
}

/** What the lines of a resume say of a text. */
export interface Proven {
  readonly matches: readonly LineMatch[];
  /** 0 to 1: how much of its words that carry meaning stand in the lines that match; 1 for a text without such words. */
  readonly share: number;
}

/** A line is prepared once and compared with each sentence. */
export interface KnownLine {
  readonly line: ResumeLine;
  readonly stems: ReadonlySet<string>;
}

/** @param context  what heads the line, "Saral Commerce, Jan 2025 to present", which proves but does not match alone */
export function knownLine(line: ResumeLine, context: string): KnownLine {
  return {
    line,
    stems: new Set([...wordsIn(line.text), ...wordsIn(context)].map(({ stem }) => stem)),
  };
}

/** Words that say nothing of a person in a letter. */
const EMPTY = new Set(
  [
    "post",
    "job",
    "apply",
    "work",
    "year",
    "experience",
    "include",
    "skill",
    "language",
    "project",
    "position",
    "complete",
    "present",
    "further",
    "addition",
    "prior",
    "earlier",
    "now",
    "recently",
    "hold",
    "have",
  ].flatMap((word) => contentStems(word)),
);

/** A line must share this many words with what is left of a sentence, or all where it is shorter. */
const LEAST_SHARED = 2;
/** Words of one line that stand further apart than this are two stretches, and the larger one counts. */
const WIDEST_GAP = 5;
/** No sentence rests on more lines than this. */
const MOST_LINES = 4;

/** The lines that say what a sentence says, the one that says most first, each with the stretch it covers. */
export function proveText(text: string, lines: readonly KnownLine[]): Proven {
  const words = wordsIn(text).filter(({ stem }) => !EMPTY.has(stem));
  let left = words;
  const matches: LineMatch[] = [];
  while (left.length > 0 && matches.length < MOST_LINES) {
    let best: { line: ResumeLine; run: readonly Word[]; share: number } | null = null;
    for (const { line, stems } of lines) {
      const run = largestRun(
        left.filter(({ stem }) => stems.has(stem)),
        text,
      );
      const share = run.length / Math.max(1, stems.size);
      if (
        run.length > (best?.run.length ?? 0) ||
        (best && run.length === best.run.length && share > best.share)
      )
        best = { line, run, share };
    }
    if (!best || best.run.length < Math.min(LEAST_SHARED, words.length)) break;
    const [first, last] = [best.run[0], best.run.at(-1)];
    if (!first || !last) break;
    matches.push({ ...stretchOf(text, first.from, last.to), line: best.line });
    left = left.filter(({ from }) => from < first.from || from > last.to);
  }
  const share = words.length === 0 ? 1 : 1 - left.length / words.length;
  return { matches: matches.toSorted((a, b) => a.from - b.from), share };
}

/** A stretch as it is marked: whole words with their signs, and only what the person did, not "At Saral Commerce I". */
function stretchOf(
  text: string,
  from: number,
  to: number,
): { readonly from: number; readonly to: number } {
  const lead = /[^\s“"'(]*$/u.exec(text.slice(0, from))?.[0].length ?? 0;
  const sign = /^[%+\p{L}\p{N}]*/u.exec(text.slice(to))?.[0].length ?? 0;
  const rest = /^[^.;,!?]*/u.exec(text.slice(to + sign))?.[0] ?? "";
  const tail =
    sign + (wordsIn(rest).every(({ stem }) => EMPTY.has(stem)) ? rest.trimEnd().length : 0);
  const own =
    /^.*(?:^|[\s,])I (?:also )?(?=\S+ \S)/su.exec(text.slice(from - lead, to + tail))?.[0].length ??
    0;
  return { from: from - lead + own, to: to + tail };
}

function largestRun(words: readonly Word[], text: string): readonly Word[] {
  const runs: Word[][] = [];
  for (const word of words) {
    const last = runs.at(-1)?.at(-1);
    const between = last && text.slice(last.to, word.from).trim().split(/\s+/u).length;
    if (between !== undefined && between <= WIDEST_GAP) runs.at(-1)?.push(word);
    else runs.push([word]);
  }
  return runs.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** The words of a text that carry meaning. A verb and the name of its work are one whatever their form: "ran", "runs". */
function wordsIn(text: string): readonly Word[] {
  return tokenize(text).flatMap(({ text: word, from, to }) => {
    const base = verbBehind(word)?.base ?? verbOf(word)?.verb.base ?? word;
    const [stem] = contentStems(base);
    if (stem !== undefined) return [{ stem, from, to }];
    return /^\d+$/u.test(word) ? [{ stem: word, from, to }] : [];
  });
}

import { askFor } from "../../checks/content/rewording.ts";
import { findResult, findUnmeasuredChange } from "../../checks/content/results.ts";
import { blank } from "../proposals/blanks.ts";
import type { TextContext } from "./context.ts";
import { isHinglish } from "./language.ts";
import type { Reason } from "./reasons.ts";
import { wordCount } from "./sentences.ts";
import { isToolList } from "./tool-lists.ts";
import type { Line } from "./text-parts.ts";
import { linesOf } from "./text-parts.ts";

/** A question for one line: behind its last word, or in the place of the whole line. */
export interface BlankPlace {
  /** The stretch of the text that the edit takes: the last word, or the line. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly reason: Reason;
}

/** The most questions that are asked of one text: a page full of brackets is not filled in. */
const MOST = 2;

/** A text of so few words says nothing yet; a line of so few little. */
const STUB = 3;
const SHORT = 6;

/** Where a text asks for what only the person knows, at most one for a line. */
export function blankPlaces(text: string, { section, index }: TextContext): BlankPlace[] {
  if (text.includes("[")) return [];
  const lines = linesOf(text);
  const hindi = lines.filter((line) => isHinglish(line.text)).map(inEnglish);
  if (section !== "experience" && section !== "projects") return hindi;
  const others = lines.filter((line) => !isHinglish(line.text));
  const isStub = lines.length === 1 && wordCount(text) <= STUB;
  const asked = others.flatMap((line) => {
    const ask = isStub ? STUB_ASK[section] : askOf(line.text, index);
    return ask === null ? [] : [{ line, ...ask }];
  });
  return [
    ...hindi,
    ...asked
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, MOST)
      .map(({ line, ask, joint, reason }) => behind(line, `${joint}${blank(ask)}`, reason)),
  ].toSorted((a, b) => a.from - b.from);
}

interface Ask {
  readonly ask: string;
  readonly joint: string;
  readonly reason: Reason;
  /** The most useful first. */
  readonly rank: number;
}

const STUB_ASK: Readonly<Record<"experience" | "projects", Ask>> = {
  experience: {
    ask: "what exactly, for whom and how many?",
    joint: ": ",
    reason: "detail",
    rank: 0,
  },
  projects: {
    ask: "what does it do, and what was your part?",
    joint: ": ",
    reason: "detail",
    rank: 0,
  },
};

function askOf(text: string, index: TextContext["index"]): Ask | null {
  if (isToolList(text, index))
    return {
      ask: "what did you do with them, and what came of it?",
      joint: ": ",
      reason: "detail",
      rank: 0,
    };
  if (findResult(text) !== null || /\d/u.test(text)) return null;
  const change = findUnmeasuredChange(text);
  if (change?.from === 0) return { ask: "by how much?", joint: " ", reason: "figure", rank: 1 };
  if (wordCount(text) > SHORT) return null;
  const ask = askFor(text);
  return ask === null ? null : { ask, joint: ", ", reason: "figure", rank: 2 };
}

/** The last word again with the question behind it, so that a full stop added after it stays where it is. */
function behind(line: Line, question: string, reason: Reason): BlankPlace {
  const words = line.text.replace(/[.;,:]+$/u, "");
  const last = /\S+$/u.exec(words)?.[0] ?? "";
  const to = line.start + words.length;
  return { from: to - last.length, to, text: last + question, reason };
}

function inEnglish(line: Line): BlankPlace {
  return {
    from: line.start,
    to: line.start + line.text.length,
    text: blank("what is this line in English?"),
    reason: "english",
  };
}

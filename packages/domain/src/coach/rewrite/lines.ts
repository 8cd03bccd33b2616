import { opensWithVerb } from "../../lexicon/verbs.ts";
import type { TextEdit } from "../proposals/proposal.ts";
import { BULLET } from "../../draft/text/bullet-keys.ts";
import { clausesOf, LONGEST } from "./clauses.ts";
import { isHinglish } from "./language.ts";
import type { Opening, Stance } from "./stance.ts";
import { opened } from "./opening.ts";
import { editsBetween } from "./edits-between.ts";
import { activeOf } from "./passive.ts";
import type { Reason } from "./reasons.ts";
import type { Rewording } from "./rewording.ts";
import type { Stretch } from "./sentences.ts";
import { sentencesIn, wordCount } from "./sentences.ts";
import type { Line } from "./text-parts.ts";
import { capitalised, linesOf } from "./text-parts.ts";

/** A sentence that speaks of the one before and stays with it. */
const REFERS = new RegExp(
  String.raw`^(?:it|its|this|that|these|those|they|which|he|she|because of (?:this|that|which)|due to (?:this|that|whi` +
    String.raw`ch)|after (?:this|that)|as a result|so that|hence|thus|therefore|now|later|then it|my part|the same|e\.g)` +
    String.raw`\b`,
  "iu",
);

/** Words from which a paragraph of two sentences is taken apart. */
const PARAGRAPH = 25;

/** Words up to which a paragraph may stay one where it is better told as one. */
const MOST_KEPT = 40;

/** The point of a line, from its first to its last place in the text. */
interface Point extends Stretch {
  /** Where the one before ends in the line; null for the first. */
  readonly after: number | null;
}

/** Paragraphs become bullets, marks become the product's, and each bullet opens with what was done. */
export function rewordLines(text: string, stance: Stance, isList: boolean): Rewording[] {
  const lines = linesOf(text);
  const isMarked = lines.some(({ mark }) => mark.trim() !== "");
  const isRow = isList && (isMarked || lines.length > 1);
  // Lines typed one below the other are points, whatever they open with.
  const isColumn =
    isList && lines.length > 2 && lines.every((line) => wordCount(line.text) <= LONGEST);
  return lines.flatMap((line) => {
    if (isHinglish(line.text)) return [];
    const points = isList
      ? pointsOf(line, stance)
      : [{ from: 0, to: line.text.length, after: null }];
    const isBullet =
      line.mark.trim() !== "" ||
      points.length > 1 ||
      (isColumn && !line.text.endsWith(":")) ||
      (isRow && isShort(line, stance));
    return points.flatMap((point) => pointRewording(line, point, stance, isBullet) ?? []);
  });
}

/** A line among others that says one thing done: a bullet that lost its mark. */
function isShort({ text }: Line, stance: Stance): boolean {
  return wordCount(text) <= LONGEST && isPoint(text, stance);
}

/** Whether words say something done, or can be made to. */
function isPoint(text: string, stance: Stance): boolean {
  return openingOf(text, stance) !== null || opensWithVerb(text);
}

function pointsOf(line: Line, stance: Stance): Point[] {
  const isKept =
    stance.splitting === "none" ||
    (stance.splitting === "long" && wordCount(line.text) <= MOST_KEPT);
  if (isKept) return [{ from: 0, to: line.text.length, after: null }];
  const sentences = sentencesIn(line.text);
  const isLong =
    sentences.length > 2 ||
    wordCount(line.text) > PARAGRAPH ||
    sentences.every(({ from, to }) => isPoint(line.text.slice(from, to), stance));
  const points: Point[] = [];
  for (const sentence of sentences) {
    const own = line.text.slice(sentence.from, sentence.to);
    const last = points.at(-1);
    const isPart =
      last !== undefined &&
      (!isLong ||
        (REFERS.test(own) &&
          wordCount(own) + wordCount(line.text.slice(last.from, last.to)) <= LONGEST + 5));
    if (isPart) {
      points[points.length - 1] = { ...last, to: sentence.to };
      continue;
    }
    const clauses = isHinglish(own) ? [{ from: 0, to: own.length }] : clausesOf(own, stance);
    for (const { from, to } of clauses)
      points.push({
        from: sentence.from + from,
        to: sentence.from + to,
        after: points.at(-1)?.to ?? null,
      });
  }
  return points;
}

/** What changes at the beginning of a point, and between it and the one before. */
function pointRewording(
  line: Line,
  point: Point,
  stance: Stance,
  isBullet: boolean,
): Rewording | null {
  const words = line.text.slice(point.from, point.to);
  const opening = isHinglish(words) ? null : openingOf(words, stance);
  const said = opening?.text ?? words;
  const made = isBullet || opening ? capitalised(said) : said;
  const mark = point.after === null ? (isBullet ? BULLET : line.mark) : `\n${BULLET}`;
  const start = line.start + point.from;
  const from = point.after === null ? line.from : line.start + point.after;
  const joint = point.after === null ? mark : stopBehind(line.text, point.after) + mark;
  if (point.after === null && mark === line.mark && made === words) return null;
  const edits = joined([{ from, to: start, text: joint }, ...editsBetween(words, made, start)]);
  return { edits, reason: reasonOf(point, opening, line, mark) };
}

/** The first two as one where they touch, and nothing that changes nothing. */
function joined([first, second, ...others]: readonly TextEdit[]): TextEdit[] {
  if (!first) return [];
  if (second?.from !== first.to) return [first, ...(second ? [second] : []), ...others];
  return [{ from: first.from, to: second.to, text: first.text + second.text }, ...others];
}

function reasonOf(point: Point, opening: Opening | null, line: Line, mark: string): Reason {
  if (opening) return opening.reason;
  if (point.after !== null) return "split";
  return mark === line.mark ? "capitals" : "bullet";
}

/** Another beginning for the first sentence of a point; what it says after that stays. */
function openingOf(words: string, stance: Stance): Opening | null {
  const end = sentencesIn(words)[0]?.to ?? words.length;
  const first = words.slice(0, end);
  const opening = activeOf(first, stance) ?? opened(first, stance);
  return opening && { ...opening, text: opening.text + words.slice(end) };
}

/** A full stop for a part of a sentence that becomes a line of its own. */
function stopBehind(text: string, end: number): string {
  return /[.!?]["”’)]?$/u.test(text.slice(0, end)) ? "" : ".";
}

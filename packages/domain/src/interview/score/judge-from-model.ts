import { fail, ok, type Result } from "../../result/index.ts";
import { overlaps, readAnswer, type Span } from "../reading/index.ts";
import { type LineScore, SCORE_LINES, type ScoreLine } from "../report.ts";
import type { InterviewBackground } from "../setup.ts";
import { ANCHORS } from "./anchors.ts";
import { FLOOR_REMARKS } from "./floor-remarks.ts";
import { heldAt } from "./floors.ts";
import { type AskedQuestion, judgeAnswer, type JudgedAnswer } from "./judge-answer.ts";
import { perLine } from "./per-line.ts";
import { openBook } from "./quote-book.ts";
import { foreignInRemark } from "./remark-words.ts";

/**
 * Why what a language model gave is no score: not the five lines with a whole score from 0 to 5, a text and quotes each; a line over 0 without a quote that stands in
 * the answer; or a remark with words it may not have.
 */
export type ModelScoreProblem =
  | { readonly kind: "wrong-shape"; readonly line: ScoreLine }
  | { readonly kind: "no-quote"; readonly line: ScoreLine }
  | { readonly kind: "wrong-words"; readonly line: ScoreLine; readonly words: string };

interface ModelLine {
  readonly score: number;
  readonly remark: string;
  readonly quotes: readonly string[];
}

/** Fewer letters stand in any answer. */
const LEAST_QUOTE = 8;
const MOST_QUOTES = 4;
const LONGEST_REMARK = 300;
/** From this step on a quote carried the answer. */
const CARRIES = 3;

/**
 * A score by a language model on the same rubric: `{ "structure": { "score": 3, "remark": "…", "quotes": ["…"] }, … }` with all five lines. Each quote is looked for in the
 * answer to the letter, and dropped if it is not there; a line over 0 without one left makes the whole a problem, and the built-in engine's score stands.
 *
 * Anchors are those of the rubric, floors are applied afterwards, and what the reading found (parts, key points, gaps, delivery) stays as it is. What counts as
 * nothing said cannot be quoted.
 */
export function judgeFromModel(
  asked: AskedQuestion,
  background: Pick<InterviewBackground, "facts"> | null,
  modelJson: unknown,
): Result<JudgedAnswer, ModelScoreProblem> {
  const built = judgeAnswer(asked, background);
  const nothing = readAnswer(asked.question, asked.turns, background).sentences.filter(
    ({ standing }) => standing !== "counts",
  );
  const answer = asked.turns.map(({ text }) => text).join("\n");
  const book = openBook();
  const drafts: LineScore[] = [];
  for (const line of SCORE_LINES) {
    const given = lineIn(modelJson, line);
    if (!given) return fail({ kind: "wrong-shape", line });
    const spans = given.quotes
      .flatMap((quote) => placeOf(quote, asked, nothing))
      .slice(0, MOST_QUOTES);
    if (given.score > 0 && spans.length === 0) return fail({ kind: "no-quote", line });
    const words = foreignInRemark(given.remark, asked.question, answer);
    if (words !== null) return fail({ kind: "wrong-words", line, words });
    drafts.push({
      ...lineFrom(line, given, built, asked),
      quotes: spans.map((span) =>
        book.numberOf(span, given.score >= CARRIES ? "carried" : "held-back"),
      ),
    });
  }
  const { quotes, places } = book.bound();
  const lines = perLine((line, at): LineScore => {
    const draft = drafts[at] ?? built.lines[line];
    return { ...draft, quotes: draft.quotes.map((number) => places[number] ?? 0) };
  });
  return ok({
    ...built,
    lines,
    quotes,
    points: SCORE_LINES.reduce((sum, line) => sum + lines[line].score, 0),
  });
}

function lineFrom(
  line: ScoreLine,
  given: ModelLine,
  built: JudgedAnswer,
  { question }: AskedQuestion,
): Omit<LineScore, "quotes"> {
  const score = heldAt(built.floor, line, given.score);
  if (built.floor) return { score, ...FLOOR_REMARKS[built.floor] };
  const step = score as 0 | 1 | 2 | 3 | 4 | 5;
  // The next step is that of the rubric where both engines stand on the same one; else it is the next anchor.
  const next =
    built.lines[line].score === score
      ? built.lines[line].next
      : score === 5
        ? null
        : `Step ${score + 1}: ${ANCHORS[line][question.shape][(step + 1) as 1 | 2 | 3 | 4 | 5]}.`;
  return { score, anchor: ANCHORS[line][question.shape][step], remark: given.remark, next };
}

function lineIn(json: unknown, line: ScoreLine): ModelLine | null {
  const given = isObject(json) ? json[line] : null;
  if (!isObject(given)) return null;
  const { score, remark, quotes } = given;
  if (typeof score !== "number" || !Number.isInteger(score) || score < 0 || score > 5) return null;
  if (
    typeof remark !== "string" ||
    remark.trim() === "" ||
    remark.length > LONGEST_REMARK ||
    /[\n{}]/u.test(remark)
  )
    return null;
  if (!Array.isArray(quotes) || !quotes.every((quote) => typeof quote === "string")) return null;
  return { score, remark: remark.trim(), quotes };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Where a quote stands in the answer; [] where it does not, or only in what counts as nothing said. Blanks and quotation marks around it are the model's. */
function placeOf(quote: string, { turns }: AskedQuestion, nothing: readonly Span[]): Span[] {
  const text = quote
    .trim()
    .replace(/^[“"'…]+|[”"'…]+$/gu, "")
    .trim();
  if (text.length < LEAST_QUOTE) return [];
  for (const turn of turns) {
    const from = turn.text.indexOf(text);
    const span = { turn: turn.turn, from, to: from + text.length };
    if (from >= 0 && !nothing.some((one) => overlaps(one, span))) return [span];
  }
  return [];
}

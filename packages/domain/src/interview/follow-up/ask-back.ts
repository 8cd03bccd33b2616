import type { Gap, Question } from "../question.ts";
import type { AnswerReading, AnswerText } from "../reading/index.ts";
import type { Solution } from "../session.ts";
import type { InterviewBackground, InterviewSetup } from "../setup.ts";
import { findContradiction } from "./contradiction/index.ts";
import { firstUnsaid, wordsFor } from "./choose-words.ts";
import { gapKey } from "./gap-key.ts";
import { gapsToAsk, MOST_PER_QUESTION } from "./manners.ts";
import { quoteFor } from "./quote.ts";
import { readOnce } from "./read-once.ts";
import { STUCK } from "./wordings.ts";

/** A question back: why, about which words, and how it is said. */
export interface Asked {
  readonly gap: Gap;
  /** "" where it is about no words. */
  readonly quote: string;
  readonly text: string;
}

export interface AskBackRequest {
  readonly question: Question;
  readonly background: InterviewBackground;
  readonly setup: Pick<InterviewSetup, "manner" | "seed">;
  /** To this try of the question, in order; at least one. */
  readonly answers: readonly AnswerText[];
  /** What was written in the editor; null for none. */
  readonly solution: Solution | null;
  /** Questions back to this try. */
  readonly asked: readonly Asked[];
  /** All that the interviewer said so far. */
  readonly said: ReadonlySet<string>;
  /** When the interview was begun, in UTC: what goes on ends then. */
  readonly startedAt: string;
}

/**
 * What an interviewer of this manner asks back after an answer, or null to go on. Each gap is asked about once, in words that were not said before; a quote is what the person
 * said, to the letter. What an answer says to the interviewer or to whoever scores is no part of it and changes nothing.
 */
export function askBack(request: AskBackRequest): Asked | null {
  const { question, background, setup, answers, asked } = request;
  if (asked.length >= MOST_PER_QUESTION[setup.manner]) return null;
  const reading = readOnce(question, answers, background);
  const stuck = askWhenStuck(request, reading);
  if (stuck !== undefined) return stuck;
  const contradiction = findContradiction(reading, answers, background.facts, request.startedAt);
  const done = new Set(asked.map(({ gap }) => gapKey(gap)));
  for (const gap of gapsToAsk(setup.manner, question.shape, reading, contradiction !== null)) {
    if (done.has(gapKey(gap))) continue;
    if (gap.kind === "contradiction") {
      const text =
        contradiction &&
        firstUnsaid(contradiction.wordings, { ...request, quote: contradiction.quote });
      if (contradiction && text !== null) return { gap, quote: contradiction.quote, text };
      continue;
    }
    if (gap.kind === "off-topic") {
      const text = firstUnsaid(STUCK["off-topic"], { ...request, quote: "" });
      if (text !== null) return { gap, quote: "", text };
      continue;
    }
    const quote = quoteFor(gap, reading, answers);
    const text = wordsFor(gap, { ...request, quote });
    if (text !== null)
      return { gap, quote: quote !== "" && text.includes(quote) ? quote : "", text };
  }
  return null;
}

/** Where there is no answer to ask about: a push, once for each question, or on with it (null). Undefined where there is an answer. */
function askWhenStuck(request: AskBackRequest, reading: AnswerReading): Asked | null | undefined {
  const { setup, answers, asked, solution, question } = request;
  const last = answers.at(-1);
  const isSilent = (last?.text.trim() ?? "") === "";
  const isUnknowing = isSilent ? false : knowsNot(request);
  // Whoever was asked back and has nothing to say is left in peace.
  if (asked.length > 0) return isSilent || isUnknowing ? null : undefined;
  if (isSilent && solution) return pushed(STUCK.solution, request);
  if (isSilent) return pushed(STUCK.silent, request);
  if (reading.doesNotKnow) {
    const { manner } = setup;
    if (manner === "plain" || manner === "brisk") return null;
    return pushed(STUCK.unknowing[manner][question.shape], request);
  }
  if (reading.copiesQuestion) return pushed(STUCK.copied, request);
  const isInstructing = reading.instructions.length > 0 && reading.counted < LEAST_BESIDE;
  return isInstructing ? pushed(STUCK.instructions, request) : undefined;
}

/** With fewer words beside them, instructions are all there is. As with "I do not know" in reading/read-answer. */
const LEAST_BESIDE = 20;

function knowsNot({ question, answers, background }: AskBackRequest): boolean {
  return readOnce(question, answers.slice(-1), background).doesNotKnow !== null;
}

function pushed(wordings: readonly string[], request: AskBackRequest): Asked | null {
  const text = firstUnsaid(wordings, { ...request, quote: "" });
  return text === null ? null : { gap: { kind: "thin" }, quote: "", text };
}

import { z } from "zod";
import type { LanguageModel, ModelEvent } from "../../adapters/language-model/language-model.ts";
import type { ModelProblem } from "../../adapters/language-model/problem.ts";

/** How a small real conversation with the model went. */
export interface ModelCheck {
  readonly works: boolean;
  /** What is wrong and what to do about it, or how long it took. */
  readonly sentence: string;
}

const SYSTEM = "You answer briefly and exactly.";
const TEXT = "Count from one to ten in English words, in one line, with commas between.";
const SHAPE = z.object({ capital: z.string(), letters: z.number() });
const QUESTION = "The capital of India, and how many letters its name has.";

/**
 * Asks for a text, streamed, and for structured output, as the coach does. Sends nothing of anybody.
 *
 * @param explain  says what a problem means in this installation
 */
export async function checkModel(
  model: LanguageModel,
  explain: (problem: ModelProblem) => string,
  signal?: AbortSignal,
): Promise<ModelCheck> {
  const text = await timed(model.streamText({ system: SYSTEM, prompt: TEXT, signal }));
  if (!text.outcome.ok) return failed("a text", text.outcome.problem, explain);
  const object = await timed(
    model.streamObject({ system: SYSTEM, prompt: QUESTION, schema: SHAPE, signal }),
  );
  if (!object.outcome.ok) return failed("structured output", object.outcome.problem, explain);
  const pieces =
    text.pieces > 1
      ? `the first words after ${seconds(text.firstMs)}, a text in ${seconds(text.ms)}`
      : `a text in ${seconds(text.ms)}, in one piece instead of streamed`;
  return {
    works: true,
    sentence: `${model.name} works: ${pieces}, structured output in ${seconds(object.ms)}.`,
  };
}

function failed(
  asked: string,
  problem: ModelProblem,
  explain: (problem: ModelProblem) => string,
): ModelCheck {
  return { works: false, sentence: `Asked for ${asked}: ${explain(problem)}` };
}

async function timed<Value>(events: AsyncGenerator<ModelEvent<unknown, Value>, void>) {
  const begin = performance.now();
  let firstMs = 0;
  let pieces = 0;
  for await (const event of events) {
    const ms = performance.now() - begin;
    if (event.kind === "end") return { outcome: event.outcome, firstMs, ms, pieces };
    if (pieces === 0) firstMs = ms;
    pieces += 1;
  }
  throw new Error("a model's answer has an end");
}

/** "0.4 s" */
function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)}\u00A0s`;
}

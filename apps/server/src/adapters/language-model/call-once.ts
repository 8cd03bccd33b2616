import type { FinishReason } from "ai";
import { fail, ok, type Result } from "@taiyari/domain/result";
import type { z } from "zod";
import type { ModelSettings } from "../../settings.ts";
import { classifyStreamError, type NoSchemaSupport } from "./classify-refusal.ts";
import type { ModelUsage } from "./language-model.ts";
import type { ModelProblem } from "./problem.ts";
import { connectProvider } from "./provider.ts";
import { type Watch, watchedFetch } from "./watched-fetch.ts";

/** Four times the longest resume. What is longer is no answer to anything we ask. */
const MAX_ANSWER_LENGTH = 60_000;
const MAX_TOKENS = 8_192;

export interface Call {
  readonly system: string;
  readonly prompt: string;
  /** Given to the provider; null for text, or where the shape is asked for in words. */
  readonly schema: z.ZodType | null;
  readonly signal: AbortSignal | undefined;
  /** Milliseconds in which the answer begins, and in which it is whole. */
  readonly beginMs: number;
  readonly totalMs: number;
}

export interface Answered {
  readonly outcome: Result<string, ModelProblem | NoSchemaSupport>;
  readonly usage: ModelUsage;
}

/** Asks the model once, and gives all of its text so far whenever more came. Ended early, it closes the connection. */
export async function* callOnce(
  settings: ModelSettings,
  call: Call,
): AsyncGenerator<string, Answered, void> {
  const watch: Watch = { problem: null, hasBegun: false };
  const request = new AbortController();
  const stop = (problem: ModelProblem) => {
    watch.problem ??= problem;
    request.abort();
  };
  const leave = watchTime(call, watch, stop);
  let text = "";
  let usage: ModelUsage = { inputTokens: 0, outputTokens: 0 };
  let ending: Ending | null = null;
  try {
    const { Output, streamText } = await import("ai");
    // It would warn of what a provider does not support on standard error.
    globalThis.AI_SDK_LOG_WARNINGS = false;
    const connection = watchedFetch(watch, () => request.abort());
    const { stream } = streamText({
      model: await connectProvider(settings, connection),
      instructions: call.system,
      prompt: call.prompt,
      ...(call.schema && { output: Output.object({ schema: call.schema }) }),
      abortSignal: request.signal,
      maxRetries: 0,
      // A protocol that wants a limit of tokens; the library's is smaller where it does not know the model.
      ...(settings.provider === "anthropic" && { maxOutputTokens: MAX_TOKENS }),
      // Without one the library writes what went wrong, and with it what was asked, to standard error.
      onError: () => undefined,
    });
    for await (const part of stream) {
      if (part.type === "text-delta") {
        text += part.text;
        if (text.length > MAX_ANSWER_LENGTH) stop({ kind: "too-long" });
        if (!watch.problem) yield text;
      } else if (part.type === "error") {
        watch.problem ??= problemOf(part.error, text);
      } else if (part.type === "finish") {
        const { inputTokens = 0, outputTokens = 0 } = part.totalUsage;
        usage = { inputTokens, outputTokens };
        ending = part;
      }
      if (watch.problem) break;
    }
  } catch (error) {
    watch.problem ??= problemOf(error, text);
  } finally {
    leave();
    request.abort();
  }
  const problem = watch.problem ?? problemOfEnding(ending, text);
  return { outcome: problem ? fail(problem) : ok(text), usage };
}

interface Ending {
  readonly finishReason: FinishReason;
  /** As the provider says it. */
  readonly rawFinishReason: string | undefined;
}

/** Stops the call when its time is over or whoever asked has gone. Returns what ends the watching. */
function watchTime(
  { signal, beginMs, totalMs }: Call,
  watch: Watch,
  stop: (problem: ModelProblem) => void,
): () => void {
  const cancel = () => stop({ kind: "cancelled" });
  const tooSlow = (ms: number) =>
    stop({ kind: "too-slow", seconds: Math.ceil(ms / 1000), hasBegun: watch.hasBegun });
  const timers = [
    setTimeout(() => void (watch.hasBegun || tooSlow(beginMs)), beginMs),
    setTimeout(() => tooSlow(totalMs), totalMs),
  ];
  if (signal?.aborted) cancel();
  else signal?.addEventListener("abort", cancel, { once: true });
  return () => {
    for (const timer of timers) clearTimeout(timer);
    signal?.removeEventListener("abort", cancel);
  };
}

/** What an error means that came within an answer, or of reading one. */
function problemOf(error: unknown, text: string): ModelProblem {
  if (isUnfinished(error)) return problemOfEnding(null, text) ?? { kind: "garbage" };
  return classifyStreamError(wordsOf(error));
}

/** The library's word for a stream of this protocol that stopped without saying why. */
function isUnfinished(error: unknown): boolean {
  return error instanceof Error && error.message.includes("without a finish reason");
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return JSON.stringify(error) ?? "";
  const body = "responseBody" in error ? String(error.responseBody) : "";
  return `${error.message} ${body}`;
}

function problemOfEnding(ending: Ending | null, text: string): ModelProblem | null {
  if (ending?.finishReason === "content-filter") return { kind: "declined" };
  if (ending?.finishReason === "length") return { kind: "cut-off", by: "length" };
  if (text.trim() === "") return { kind: "garbage" };
  return ending?.rawFinishReason === undefined ? { kind: "cut-off", by: "connection" } : null;
}

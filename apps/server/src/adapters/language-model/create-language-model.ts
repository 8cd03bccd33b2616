import { setTimeout as wait } from "node:timers/promises";
import { fail, ok, type Result } from "@taiyari/domain/result";
import { z } from "zod";
import type { ModelSettings } from "../../settings.ts";
import { type Answered, type Call, callOnce } from "./call-once.ts";
import { jsonBegun, jsonInText } from "./json-in-text.ts";
import type {
  LanguageModel,
  ModelEvent,
  ModelRequest,
  ModelUsage,
  ObjectRequest,
} from "./language-model.ts";
import type { ModelProblem, ModelProblemKind } from "./problem.ts";
import { modelName } from "./provider.ts";

/** Half of the time for a first sign, so that a person does not wait for all of it in vain. */
const BEGIN_SHARE = 0.5;
/** Longer than this nobody is kept waiting between two tries. */
const MAX_PAUSE_SECONDS = 3;
const PAUSE_SECONDS = 0.3;
/** Failures after which another try may go well. */
const MAY_PASS: ReadonlySet<ModelProblemKind> = new Set([
  "server-error",
  "cut-off",
  "garbage",
  "wrong-schema",
]);

/**
 * The model of this installation. Nothing is connected before the first question.
 *
 * @param pauseSeconds  between two tries, where the provider names no time
 */
export function createLanguageModel(
  settings: ModelSettings,
  pauseSeconds = PAUSE_SECONDS,
): LanguageModel {
  /** Learned from the first refusal: the provider takes no schema, so the shape is asked for in words. */
  const learned = { takesSchema: true };
  return {
    name: modelName(settings),
    streamText: (request) =>
      ask(settings, request, { pauseSeconds, learned, schema: null, read: ok }),
    async *streamObject<Value>(request: ObjectRequest<Value>) {
      const { schema } = request;
      const read = (text: string) => readObject(schema, text);
      const { parsePartialJson } = await import("ai");
      let next = 0;
      for await (const event of ask(settings, request, { pauseSeconds, learned, schema, read })) {
        if (event.kind === "end") {
          yield event;
          return;
        }
        // Reading all of it again at each word would take the square of its length.
        const { length } = event.value;
        if (length < next && length > next / 2) continue;
        next = length + Math.max(24, length / 32);
        const { value } = await parsePartialJson(jsonBegun(event.value));
        if (value !== undefined) yield { kind: "partial", value };
      }
    },
  };
}

interface Reading<Value> {
  readonly pauseSeconds: number;
  readonly learned: { takesSchema: boolean };
  readonly schema: z.ZodType<Value> | null;
  /** What the whole text means. */
  readonly read: (text: string) => Result<Value, ModelProblem>;
}

/** Asks, and once more after a failure that may pass; a refusal of the schema does not count as one. */
async function* ask<Value>(
  settings: ModelSettings,
  request: ModelRequest,
  { pauseSeconds, learned, schema, read }: Reading<Value>,
): AsyncGenerator<ModelEvent<string, Value>, void> {
  const endsAt = performance.now() + settings.timeout * 1000;
  let usage: ModelUsage = { inputTokens: 0, outputTokens: 0 };
  let takesSchema = learned.takesSchema;
  let isSecond = false;
  for (;;) {
    const isInWords = schema !== null && !takesSchema;
    const call = toCall(request, schema, { isInWords, endsAt, timeout: settings.timeout });
    const answered = yield* partials(callOnce(settings, call));
    usage = sum(usage, answered.usage);
    const { outcome } = answered;
    if (!outcome.ok && outcome.problem.kind === "no-schema-support") {
      if (!schema || isInWords) {
        const problem: ModelProblem = { kind: "rejected", status: 400, detail: "" };
        yield { kind: "end", outcome: fail(problem), usage };
        return;
      }
      learned.takesSchema = false;
      takesSchema = false;
      continue;
    }
    const result = outcome.ok ? read(outcome.value) : fail(outcome.problem as ModelProblem);
    const pause = result.ok || isSecond ? null : pauseAfter(result.problem, pauseSeconds);
    const left = (endsAt - performance.now()) / 1000;
    if (result.ok || pause === null || pause >= left || !(await rest(pause, request.signal))) {
      const gone = request.signal?.aborted && !result.ok;
      yield { kind: "end", outcome: gone ? fail({ kind: "cancelled" }) : result, usage };
      return;
    }
    // A server may take a schema and not keep to it: then words do better.
    if (result.problem.kind === "wrong-schema" || result.problem.kind === "garbage") {
      takesSchema = false;
    }
    isSecond = true;
  }
}

async function* partials(
  texts: AsyncGenerator<string, Answered, void>,
): AsyncGenerator<{ readonly kind: "partial"; readonly value: string }, Answered, void> {
  try {
    for (;;) {
      const step = await texts.next();
      if (step.done) return step.value;
      yield { kind: "partial", value: step.value };
    }
  } finally {
    // Whoever listens may have stopped: the request ends with it.
    await texts.return({
      outcome: fail({ kind: "cancelled" }),
      usage: { inputTokens: 0, outputTokens: 0 },
    });
  }
}

function toCall(
  { system, prompt, signal }: ModelRequest,
  schema: z.ZodType | null,
  time: { readonly isInWords: boolean; readonly endsAt: number; readonly timeout: number },
): Call {
  return {
    system: schema && time.isInWords ? `${system}\n\n${inWords(schema)}` : system,
    prompt,
    schema: time.isInWords ? null : schema,
    signal,
    beginMs: Math.min(time.timeout * 1000 * BEGIN_SHARE, time.endsAt - performance.now()),
    totalMs: time.endsAt - performance.now(),
  };
}

function inWords(schema: z.ZodType): string {
  return `Answer with one JSON object that fits this JSON Schema, and with nothing else: no words before or after it, no code fence.\n${JSON.stringify(z.toJSONSchema(schema))}`;
}

function readObject<Value>(schema: z.ZodType<Value>, text: string): Result<Value, ModelProblem> {
  const json = jsonInText(text);
  if (json === undefined) return fail({ kind: "garbage" });
  const parsed = schema.safeParse(json);
  return parsed.success ? ok(parsed.data) : fail({ kind: "wrong-schema" });
}

/** Seconds to wait before a second try; null where another would end the same way. */
function pauseAfter(problem: ModelProblem, pauseSeconds: number): number | null {
  if (problem.kind === "rate-limit") {
    const seconds = problem.retryAfterSeconds ?? pauseSeconds;
    return seconds <= MAX_PAUSE_SECONDS ? seconds : null;
  }
  if (problem.kind === "cut-off" && problem.by === "length") return null;
  return MAY_PASS.has(problem.kind) ? pauseSeconds : null;
}

/** Waits; false when whoever asked has gone meanwhile. */
async function rest(seconds: number, signal: AbortSignal | undefined): Promise<boolean> {
  try {
    await wait(seconds * 1000, undefined, { signal });
    return true;
  } catch {
    return false;
  }
}

function sum(a: ModelUsage, b: ModelUsage): ModelUsage {
  return {
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
  };
}

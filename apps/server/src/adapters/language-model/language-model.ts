import type { Result } from "@taiyari/domain/result";
import type { z } from "zod";
import type { ModelProblem } from "./problem.ts";

export interface ModelRequest {
  /** What we say to it. Never holds a text of a person or a document: those are fenced in `prompt`. */
  readonly system: string;
  readonly prompt: string;
  /** Ends it at once, the connection to the provider included. */
  readonly signal?: AbortSignal | undefined;
}

export interface ObjectRequest<Value> extends ModelRequest {
  /** The shape of the answer: objects, lists, texts, numbers and null, nothing optional. */
  readonly schema: z.ZodType<Value>;
}

/** Tokens, as the provider counts them; 0 where it does not say. Of all tries together. */
export interface ModelUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export type ModelEvent<Partial, Value> =
  /** All of the answer so far, not what came since the last one. It may become shorter: a second try begins anew. */
  | { readonly kind: "partial"; readonly value: Partial }
  /** The last one, once. */
  | {
      readonly kind: "end";
      readonly outcome: Result<Value, ModelProblem>;
      readonly usage: ModelUsage;
    };

/**
 * A language model behind one of the provider's protocols.
 *
 * Never throws for what the provider does. What it gives is untrusted.
 */
export interface LanguageModel {
  /** To show: "gpt-oss:20b at localhost". */
  readonly name: string;
  readonly streamText: (request: ModelRequest) => AsyncGenerator<ModelEvent<string, string>, void>;
  /** Partial values are JSON as far as it came, and checked against nothing. */
  readonly streamObject: <Value>(
    request: ObjectRequest<Value>,
  ) => AsyncGenerator<ModelEvent<unknown, Value>, void>;
}

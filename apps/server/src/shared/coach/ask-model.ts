import { fail, type Result } from "@taiyari/domain/result";
import { z } from "zod";
import { dayNumber } from "../dates/india.ts";
import type { CoachDeps, CoachProblem } from "./deps.ts";
import { type CoachDocument, fence } from "./fence.ts";
import { coachLimits, leftThisMonth } from "./limits.ts";
import { type Shape, withinSchema } from "./within-schema.ts";
import { addTokens, takeRequest } from "./usage-store.ts";

export interface ModelQuestion<Value> {
  /** What is to be done, in our words alone. */
  readonly system: string;
  /** Everything that a person wrote or a file held. */
  readonly documents: readonly CoachDocument[];
  /** The last words of the prompt, ours as well: "Reword the fields of the first document." */
  readonly task: string;
  readonly schema: z.ZodType<Value>;
  readonly signal: AbortSignal | undefined;
  readonly user: { readonly id: string };
}

export type ModelAnswer<Value> =
  /** JSON as far as it came, with the schema's keys alone. Its texts are untrusted. */
  | { readonly kind: "partial"; readonly value: unknown }
  | { readonly kind: "end"; readonly outcome: Result<Value, CoachProblem> };

/**
 * Asks the language model: counts the request against what this person may ask today, fences the documents, and keeps
 * how many tokens it took. What comes back has the shape that was asked for and is untrusted beyond that: features use
 * `streamAnswer` or `features/coach`, which check it.
 */
export async function* askModel<Value>(
  deps: CoachDeps,
  { system, documents, task, schema, signal, user }: ModelQuestion<Value>,
): AsyncGenerator<ModelAnswer<Value>, void> {
  const { db, clock, log, model } = deps;
  if (!model) {
    yield { kind: "end", outcome: fail({ kind: "off" }) };
    return;
  }
  const usageDay = { userId: user.id, day: dayNumber(clock()) };
  const limits = await coachLimits(deps);
  const mayAsk = (await leftThisMonth(deps, limits)) > 0;
  if (!mayAsk || !(await takeRequest(db, usageDay, limits.perDay))) {
    yield { kind: "end", outcome: fail({ kind: "limit-reached", most: limits.perDay }) };
    return;
  }
  const { rule, text } = fence(documents);
  const asked = { system: `${system}\n\n${rule}`, prompt: `${text}\n\n${task}`, schema, signal };
  const shape = z.toJSONSchema(schema) as Shape;
  for await (const event of model.streamObject(asked)) {
    if (event.kind === "end") {
      await addTokens(db, usageDay, event.usage);
      if (!event.outcome.ok) {
        // Its kind and no more: a detail may quote what was asked.
        log.warn(
          { model: model.name, problem: event.outcome.problem.kind },
          "no answer of the model",
        );
      }
      yield { kind: "end", outcome: event.outcome };
      return;
    }
    const value = withinSchema(event.value, shape);
    if (value !== undefined) yield { kind: "partial", value };
  }
}

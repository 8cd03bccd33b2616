import { indexCareers } from "@taiyari/domain/careers";
import { holdForAnswer, keepHeld, wholeSentences } from "@taiyari/domain/coach";
import { fail, ok, type Result } from "@taiyari/domain/result";
import type { z } from "zod";
import { askModel } from "./ask-model.ts";
import { hasText, withCheckedTexts } from "./check-texts.ts";
import type { CoachDeps, CoachProblem } from "./deps.ts";
import type { CoachDocument } from "./fence.ts";

export interface AnswerRequest<Value> {
  /** How to answer, in our words alone. */
  readonly system: string;
  /** What the answer may rest on: the resume, the job, the report. */
  readonly documents: readonly CoachDocument[];
  readonly question: string;
  /** What was said before, oldest first. */
  readonly history: readonly { readonly role: "person" | "coach"; readonly text: string }[];
  /** The shape of the answer: objects, lists, texts, numbers and null, nothing optional. Limit its texts and lists. */
  readonly schema: z.ZodType<Value>;
  readonly signal: AbortSignal | undefined;
  readonly user: { readonly id: string };
}

export type AnswerEvent<Value> =
  /** As far as it came: JSON of the schema's shape with parts missing, its texts in whole and checked sentences. */
  | { readonly kind: "partial"; readonly value: unknown }
  /** The last one, once. */
  | { readonly kind: "end"; readonly outcome: Result<Value, CoachProblem> };

const MOST_TURNS = 12;
const TASK =
  "Answer the question of the last document, in the language it is asked in. The conversation before it, if any, says what it refers to.";

/**
 * Asks the language model a person's question about their documents, and gives the answer as it comes.
 *
 * ```ts
 * for await (const event of streamAnswer(deps, { system, documents, question, history, schema, signal, user })) {
 *   if (event.kind === "partial") yield { kind: "partial", answer: asFarAsItGoes(event.value) };
 *   else if (event.outcome.ok) yield { kind: "answer", answer: toChatAnswer(event.outcome.value) };
 *   else yield { kind: "built-in", because: event.outcome.problem.kind };
 * }
 * ```
 *
 * It counts against what the person may ask in a day. Documents, question and conversation are fenced as data. A
 * sentence that brings a link, markup, a name or a phrase that nobody gave it is left out, in partial answers too, and
 * so an answer may be shorter than the model's; with nothing left the problem is `nothing-held`. Every text of the answer
 * is checked, ids of one word in small letters excepted: look those up, and show them to nobody. Leaving the loop, or
 * `signal`, ends the request to the provider.
 */
export async function* streamAnswer<Value>(
  deps: CoachDeps,
  request: AnswerRequest<Value>,
): AsyncGenerator<AnswerEvent<Value>, void> {
  const { system, documents, question, history, schema, signal, user } = request;
  const said = history.slice(-MOST_TURNS);
  const asked = [
    ...documents,
    ...said.map(({ role, text }) => ({ label: `conversation, the ${role} says`, text })),
    { label: "question", text: question },
  ];
  const held = holdForAnswer(
    {
      documents: [...documents, ...said].map(({ text }) => text).join("\n"),
      question,
    },
    indexCareers(deps.careers),
  );
  const check = (text: string) => keepHeld(text, held, () => false);
  const model = askModel(deps, { system, documents: asked, task: TASK, schema, signal, user });
  for await (const event of model) {
    if (event.kind === "partial") {
      const value = withCheckedTexts(event.value, (text) => check(wholeSentences(text)));
      yield { kind: "partial", value };
      continue;
    }
    const { outcome } = event;
    const value = outcome.ok && withCheckedTexts(outcome.value, check);
    if (value === false || !outcome.ok) yield event;
    else
      yield { kind: "end", outcome: hasText(value) ? ok(value) : fail({ kind: "nothing-held" }) };
  }
}

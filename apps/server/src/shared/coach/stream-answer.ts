import { indexCareers } from "@taiyari/domain/careers";
import {
  attributedParts,
  checkFacts,
  holdForAnswer,
  keepHeld,
  wholeSentences,
} from "@taiyari/domain/coach";
import { fail, ok, type Result } from "@taiyari/domain/result";
import { z } from "zod";
import { dayNumber } from "../dates/india.ts";
import { askModel } from "./ask-model.ts";
import { hasText, namedIn, withCheckedTexts } from "./check-texts.ts";
import type { Shape } from "./within-schema.ts";
import type { CoachDeps, CoachProblem } from "./deps.ts";
import type { CoachDocument } from "./fence.ts";

export interface AnswerRequest<Value> {
  /** How to answer, in our words alone. */
  readonly system: string;
  /** What the answer may rest on: the resume, the job, the report. */
  readonly documents: readonly CoachDocument[];
  /** What the person wrote of themselves: what an answer says that they have must stand in it. */
  readonly own: string;
  readonly question: string;
  /** What was said before, oldest first. */
  readonly history: readonly { readonly role: "person" | "coach"; readonly text: string }[];
  /** The shape of the answer: objects, lists, texts, numbers and null, nothing optional. Limit its texts and lists. */
  readonly schema: z.ZodType<Value>;
  /** Names that an answer may say without claiming them for the person: what the job asks for, what is missing. */
  readonly allowed?: readonly string[];
  /** What an answer may name by its id: checks, lines, terms. All other texts are checked as prose. */
  readonly ids?: readonly string[];
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
 * sentence that brings a link, markup, a name or a phrase that nobody gave it, states a fact that no document holds, or gives the
 * person what only the job names, is left out, in partial answers too, and
 * so an answer may be shorter than the model's; with nothing left the problem is `nothing-held`. Every text of the answer
 * is checked, `ids` and the words that the schema spells out excepted. Leaving the loop, or
 * `signal`, ends the request to the provider.
 */
export async function* streamAnswer<Value>(
  deps: CoachDeps,
  request: AnswerRequest<Value>,
): AsyncGenerator<AnswerEvent<Value>, void> {
  const { system, documents, question, history, schema, ids = [], signal, user } = request;
  const said = history.slice(-MOST_TURNS);
  const asked = [
    ...documents,
    ...said.map(({ role, text }) => ({ label: `conversation, the ${role} says`, text })),
    { label: "question", text: question },
  ];
  const check = checkerFor(deps, request);
  const known = new Set([...ids, ...namedIn(z.toJSONSchema(schema) as Shape)]);
  const model = askModel(deps, { system, documents: asked, task: TASK, schema, signal, user });
  for await (const event of model) {
    if (event.kind === "partial") {
      const value = withCheckedTexts(event.value, (text) => check(wholeSentences(text)), known);
      yield { kind: "partial", value };
      continue;
    }
    const { outcome } = event;
    const value = outcome.ok && withCheckedTexts(outcome.value, check, known);
    if (value === false || !outcome.ok) yield event;
    else
      yield {
        kind: "end",
        outcome: hasText(value, known) ? ok(value) : fail({ kind: "nothing-held" }),
      };
  }
}

/** Leaves of a text what the documents and the question hold. Remembers what it checked: partial answers repeat it. */
function checkerFor<Value>(
  { careers, clock }: CoachDeps,
  { system, documents, own, question, history, allowed = [] }: AnswerRequest<Value>,
): (text: string) => string {
  const index = indexCareers(careers);
  // Its own answers were checked; what a person pasted before may claim anything.
  const answers = history.filter(({ role }) => role === "coach");
  const held = holdForAnswer(
    { documents: textOf([...documents, ...answers]), question, instructions: system },
    index,
  );
  const source = textOf(documents);
  const options = { careers: index, today: dayNumber(clock()), allowed };
  // Job and report are sources too: what they name, an answer may not give to the person.
  const claimedIn = (text: string) =>
    attributedParts(text, {
      own,
      terms: allowed,
      violationsIn: (part) => checkFacts(own, part, { careers: index, today: options.today }),
    });
  const known = new Map<string, string>();
  return (text) => {
    const checked =
      known.get(text) ??
      keepHeld(text, held, (all) => [...checkFacts(source, all, options), ...claimedIn(all)]);
    known.set(text, checked);
    return checked;
  };
}

function textOf(parts: readonly { readonly text: string }[]): string {
  return parts.map(({ text }) => text).join("\n");
}

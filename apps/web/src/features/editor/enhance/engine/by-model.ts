import type { RewriteEvent, RewriteField } from "@taiyari/contract";
import { UNREACHED, whyNoModel } from "../../../../lib/why-no-model.ts";
import { factSourceOf, type Proposal } from "@taiyari/domain/coach";
import {
  definitionOf,
  itemsOf,
  itemTitle,
  valueOf,
  type DraftField,
  type ResumeDraft,
} from "@taiyari/domain/draft";
import type { EnhanceWatch } from "../create-enhancing.ts";

export interface ModelRequest {
  readonly fields: RewriteField[];
  readonly source: string;
  readonly job: string | null;
}

/** The language model of this installation, as the server speaks for it. */
export interface ModelClient {
  /** What it is called; null where none is set, or nobody can say. */
  readonly name: () => Promise<string | null>;
  /** Ends with `proposals` or `failed`. Rejects when the server cannot be reached. */
  readonly rewrite: (
    request: ModelRequest,
    signal: AbortSignal,
  ) => Promise<AsyncIterable<RewriteEvent>>;
}

export type ModelOutcome =
  | { readonly kind: "proposals"; readonly proposals: readonly Proposal[] }
  /** In a sentence. */
  | { readonly kind: "failed"; readonly note: string };

/** What the server takes of one request. */
const MOST_FIELDS = 40;
const MOST_TEXT = 8_000;
const MOST_TAGS = 200;
const MOST_TAG = 100;
const MOST_CONTEXT = 500;
const MOST_SOURCE = 60_000;

/** Asks the model for better wordings, in as many requests as it takes. */
export async function rewriteByModel(
  model: ModelClient,
  targets: readonly DraftField[],
  { draft, job }: { readonly draft: ResumeDraft; readonly job: string },
  watch: EnhanceWatch,
): Promise<ModelOutcome> {
  const fields = targets.flatMap((field) => fieldFor(draft, field) ?? []);
  const source = factSourceOf(draft).slice(0, MOST_SOURCE);
  const proposals: Proposal[] = [];
  for (let from = 0; from < fields.length; from += MOST_FIELDS) {
    const part = fields.slice(from, from + MOST_FIELDS);
    const request = { fields: part, source, job: job === "" ? null : job };
    const progress = (done: number) =>
      watch.step({
        kind: "rewriting",
        text: Math.min(from + done + 1, fields.length),
        of: fields.length,
      });
    // oxlint-disable-next-line no-await-in-loop -- a model that refuses one request is not asked the next
    const answer = await ask(model, request, progress, watch.signal);
    if (answer.kind === "failed") return answer;
    proposals.push(...answer.proposals);
  }
  return { kind: "proposals", proposals };
}

async function ask(
  model: ModelClient,
  request: ModelRequest,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<ModelOutcome> {
  try {
    for await (const event of await model.rewrite(request, signal)) {
      if (event.kind === "progress") onProgress(event.done);
      else if (event.kind === "failed") return { kind: "failed", note: whyNoModel(event.because) };
      else return event;
    }
  } catch {
    return { kind: "failed", note: UNREACHED };
  }
  return { kind: "failed", note: UNREACHED };
}

/** Null for a field that has nothing to go by, or more than the model takes. */
function fieldFor(draft: ResumeDraft, field: DraftField): RewriteField | null {
  const value = valueOf(draft, field);
  const context = contextOf(draft, field).slice(0, MOST_CONTEXT);
  if (typeof value === "string") {
    // A summary can be drafted from the rest.
    const isOpen = value.trim() !== "" || field.field === "summary";
    return isOpen && value.length <= MOST_TEXT
      ? { kind: "text", field, context, text: value }
      : null;
  }
  if (typeof value !== "object" || value === null) return null;
  const isTaken = value.length <= MOST_TAGS && value.every((tag) => tag.length <= MOST_TAG);
  return isTaken ? { kind: "tags", field, context, tags: [...value] } : null;
}

/** "Data Analyst, Meghdoot Logistics · Jul 2022 – Dec 2024"; the section's name where there are no entries. */
function contextOf(draft: ResumeDraft, { section, item }: DraftField): string {
  const definition = definitionOf(draft, section);
  if (!definition) return "";
  const entry = itemsOf(draft, section).find(({ id }) => id === item);
  if (!entry) return definition.name;
  const { title, subtitle } = itemTitle(definition, entry);
  return [title, subtitle].filter(Boolean).join(", ");
}

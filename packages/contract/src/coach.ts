import { eventIterator, oc } from "@orpc/contract";
import { z } from "zod";
import type { Proposal } from "@taiyari/domain/coach";
import { unvalidated } from "./unvalidated.ts";

/**
 * Why the language model gave no answer: none is set, the person asked as often as they may today, nothing was left of
 * the answer that may be shown, or what went wrong with the provider.
 */
export const CoachFailure = z.enum([
  "off",
  "limit-reached",
  "nothing-held",
  "address",
  "not-found",
  "unknown-model",
  "key-refused",
  "quota",
  "rate-limit",
  "server-error",
  "rejected",
  "too-slow",
  "cut-off",
  "too-long",
  "garbage",
  "wrong-schema",
  "context-too-long",
  "declined",
  "cancelled",
]);
export type CoachFailure = z.infer<typeof CoachFailure>;

/** Names a field of a draft. */
const CoachField = z.object({
  section: z.string().max(100),
  item: z.string().max(100).nullable(),
  field: z.string().max(100),
});

/** What the entry is about: "Data analyst at Nandi Retail, 2022 to now". "" for none. */
const EntryContext = z.string().max(500);

/** A field to find a better wording for. */
export const RewriteField = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("text"),
    field: CoachField,
    context: EntryContext,
    text: z.string().max(8_000),
  }),
  z.object({
    kind: z.literal("tags"),
    field: CoachField,
    context: EntryContext,
    tags: z.array(z.string().max(100)).max(200),
  }),
]);
export type RewriteField = z.infer<typeof RewriteField>;

export const RewriteEvent = z.discriminatedUnion("kind", [
  /** So many fields have a new wording, of so many asked for. */
  z.object({ kind: z.literal("progress"), done: z.int(), of: z.int() }),
  /** The last event: those fields for which there is something better, in the order asked. */
  z.object({ kind: z.literal("proposals"), proposals: unvalidated<readonly Proposal[]>() }),
  /** The last event, instead. */
  z.object({ kind: z.literal("failed"), because: CoachFailure }),
]);
export type RewriteEvent = z.infer<typeof RewriteEvent>;

/** Which engine works here. `name` is the model's, to show: "gpt-oss:20b at localhost". */
export const status = oc
  .route({ method: "GET", path: "/coach", summary: "Which engine the coach has" })
  .output(
    z.object({
      engine: z.enum(["built-in", "model"]),
      name: z.string().nullable(),
      /** What the person may still ask of the model today; null without a model. */
      requestsLeft: z.int().nullable(),
    }),
  );

/**
 * Better wordings by the language model, each checked: whatever is not the person's is left out. The stream ends with
 * `proposals` or `failed`; closing it early ends the request to the model.
 */
export const rewrite = oc
  .route({ method: "POST", path: "/coach/rewrites", summary: "Reword fields of a resume" })
  .input(
    z.object({
      fields: z.array(RewriteField).min(1).max(40),
      /** All the person wrote in their resume: what a wording may draw on. */
      source: z.string().max(60_000),
      /** The text of the job it is tailored to; null for none. */
      job: z.string().max(30_000).nullable(),
    }),
  )
  .output(eventIterator(RewriteEvent));

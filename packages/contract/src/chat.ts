import { eventIterator, oc } from "@orpc/contract";
import { MAX_QUESTION } from "@taiyari/domain/coach";
import { z } from "zod";
import { KnownId, NewId } from "./ids.ts";
import { limitReached, notFound } from "./refusals.ts";
import { RESUME_UNREADABLE } from "./upload.ts";

const Citation = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("lines"), lines: z.array(z.int()), quote: z.string() }),
  z.object({ kind: z.literal("check"), checkId: z.string(), text: z.string() }),
  z.object({ kind: z.literal("term"), term: z.string(), text: z.string() }),
]);

const Paragraph = z.array(
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("text"), text: z.string() }),
    z.object({ kind: z.literal("cite"), citation: z.int() }),
  ]),
);

/** `ChatAnswer` of the domain, as stored and sent. */
export const ChatAnswer = z.object({
  engine: z.enum(["built-in", "model"]),
  about: z.string(),
  paragraphs: z.array(Paragraph),
  citations: z.array(Citation),
  rewrite: z
    .object({ line: z.int(), where: z.string(), before: z.string(), text: z.string() })
    .nullable(),
  suggestions: z.array(z.string()),
  isBeyond: z.boolean(),
  /** Why the language model of this installation did not answer: a `CoachFailure`; null where it did or none is set. */
  fallback: z.string().nullable(),
});
export type ChatAnswer = z.infer<typeof ChatAnswer>;

/** A question about a report, and its answer. */
export const ChatExchange = z.object({
  id: z.uuid(),
  question: z.string(),
  askedAt: z.iso.datetime(),
  /** Null where none came: the answer was stopped, or the server was. Asking with the same id again answers it. */
  answer: ChatAnswer.nullable(),
});
export type ChatExchange = z.infer<typeof ChatExchange>;

export const ChatEvent = z.discriminatedUnion("kind", [
  /** All of the answer so far, in whole paragraphs or sentences. It may become shorter. */
  z.object({
    kind: z.literal("partial"),
    paragraphs: z.array(Paragraph),
    citations: z.array(Citation),
  }),
  /** The last one, once: what is stored. */
  z.object({ kind: z.literal("answered"), exchange: ChatExchange }),
]);
export type ChatEvent = z.infer<typeof ChatEvent>;

const ReportId = z.object({ reportId: KnownId });
const NO_REPORT = notFound("There is no such report.");

/** What was asked of a report, oldest first, and what could be asked next. */
export const history = oc
  .route({ method: "GET", path: "/resume/reports/{reportId}/chat", summary: "Questions asked" })
  .input(ReportId)
  .output(z.object({ exchanges: z.array(ChatExchange), suggestions: z.array(z.string()) }))
  .errors(NO_REPORT);

/**
 * Answers a question from the report, the resume and the job. Question and answer are kept; `id` is the asker's, and a
 * question that was answered under it is answered with the same words. Closing the stream ends the work.
 */
export const ask = oc
  .route({ method: "POST", path: "/resume/reports/{reportId}/chat", summary: "Ask about a report" })
  .input(ReportId.extend({ id: NewId, question: z.string().trim().min(1).max(MAX_QUESTION) }))
  .output(eventIterator(ChatEvent))
  .errors({
    ...NO_REPORT,
    RESUME_UNREADABLE,
    ...limitReached("More questions than may be asked of one report, or in one day."),
  });

/** Deletes all questions and answers of a report. */
export const clear = oc
  .route({
    method: "DELETE",
    path: "/resume/reports/{reportId}/chat",
    summary: "Delete a conversation",
  })
  .input(ReportId)
  .output(z.object({}))
  .errors(NO_REPORT);

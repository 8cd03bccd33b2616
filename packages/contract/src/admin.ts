import { oc } from "@orpc/contract";
import { z } from "zod";
import { notFound } from "./refusals.ts";

export const Person = z.object({
  id: z.string(),
  fullName: z.string(),
  email: z.string(),
  role: z.enum(["user", "admin"]),
  createdAt: z.iso.datetime(),
});
export type Person = z.infer<typeof Person>;

/** People with an account, newest first; `query` looks in name and e-mail. At most 50. */
export const listPeople = oc
  .route({ method: "GET", path: "/admin/people", summary: "List accounts" })
  .input(z.object({ query: z.string().max(200).default("") }))
  .output(z.object({ people: z.array(Person), total: z.int() }));

/** Makes a link with which a person sets a new password. Valid for an hour, once. */
export const makeResetLink = oc
  .route({
    method: "POST",
    path: "/admin/people/{userId}/reset-links",
    summary: "Make a password reset link",
  })
  .input(z.object({ userId: z.string() }))
  .output(z.object({ url: z.string(), validMinutes: z.int() }))
  .errors(notFound("There is no such account."));

/** The language model of this installation as it is set, and what was asked of it today. The key is never shown. */
export const CoachSettings = z.object({
  /** Null where none is set. */
  model: z
    .object({
      provider: z.enum(["openai-compatible", "anthropic", "google"]),
      address: z.string(),
      name: z.string(),
      hasKey: z.boolean(),
      /** Seconds. */
      timeout: z.number(),
    })
    .nullable(),
  /** What one person may ask in a day. */
  requestsPerDay: z.int(),
  /** Since midnight in India. */
  today: z.object({
    people: z.int(),
    requests: z.int(),
    inputTokens: z.int(),
    outputTokens: z.int(),
  }),
});
export type CoachSettings = z.infer<typeof CoachSettings>;

/** The transcriber of this installation as it is set, and how much it wrote down today. The key is never shown. */
export const VoiceSettings = z.object({
  /** Null where none is set. */
  transcriber: z
    .object({
      address: z.string(),
      name: z.string(),
      hasKey: z.boolean(),
      /** Seconds. */
      timeout: z.number(),
      /** What one person may have written down in a day. */
      minutesPerDay: z.int(),
    })
    .nullable(),
  /** Since midnight in India. */
  today: z.object({ people: z.int(), seconds: z.int() }),
});
export type VoiceSettings = z.infer<typeof VoiceSettings>;

export const voiceSettings = oc
  .route({ method: "GET", path: "/admin/voice", summary: "The transcriber that is set" })
  .output(VoiceSettings);

/** Has a second of silence written down. `sentence` says what is wrong, or how long it took. */
export const testVoice = oc
  .route({ method: "POST", path: "/admin/voice/tests", summary: "Try the transcriber" })
  .output(z.object({ works: z.boolean(), sentence: z.string() }));

export const coachSettings = oc
  .route({ method: "GET", path: "/admin/coach", summary: "The language model that is set" })
  .output(CoachSettings);

/** Asks the model for a text and for structured output. `sentence` says what is wrong, or how long it took. */
export const testCoach = oc
  .route({ method: "POST", path: "/admin/coach/tests", summary: "Try the language model" })
  .output(z.object({ works: z.boolean(), sentence: z.string() }));

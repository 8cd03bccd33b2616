import { oc } from "@orpc/contract";
import { z } from "zod";

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
  /** The setting AI_REQUESTS_PER_DAY: what holds while no admin set anything else. */
  defaultPerDay: z.int(),
  /** What all together may ask in a month of India; null for no limit. */
  requestsPerMonth: z.int().nullable(),
  /** Since midnight in India. */
  today: z.object({
    people: z.int(),
    requests: z.int(),
    inputTokens: z.int(),
    outputTokens: z.int(),
  }),
  /** Since the first of the month in India. */
  month: z.object({ requests: z.int(), inputTokens: z.int(), outputTokens: z.int() }),
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
  /** Since the first of the month in India. */
  month: z.object({ seconds: z.int() }),
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

/** Sets how often the language model may be asked. Null: per day as AI_REQUESTS_PER_DAY says, per month without a limit. */
export const setCoachLimits = oc
  .route({ method: "PUT", path: "/admin/coach/limits", summary: "Set the limits of the coach" })
  .input(
    z.object({
      requestsPerDay: z.int().min(1).max(100_000).nullable(),
      requestsPerMonth: z.int().min(1).max(100_000_000).nullable(),
    }),
  )
  .output(z.object({}));

/** Asks the model for a text and for structured output. `sentence` says what is wrong, or how long it took. */
export const testCoach = oc
  .route({ method: "POST", path: "/admin/coach/tests", summary: "Try the language model" })
  .output(z.object({ works: z.boolean(), sentence: z.string() }));

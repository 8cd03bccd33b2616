import {
  ANSWER_PARTS,
  type AnswerPart,
  EXPERIENCE_LEVELS,
  INTERVIEW_COMPETENCIES,
  INTERVIEWER_MANNERS,
  type Interview as DomainInterview,
  type InterviewEvent as DomainEvent,
  type InterviewSetup as DomainSetup,
  MAX_NOTES_TEXT,
  MAX_SPOKEN_TEXT,
  type Question as DomainQuestion,
} from "@taiyari/domain/interview";
import { MAX_CODE_BYTES, utf8Bytes } from "@taiyari/domain/learning";
import { z } from "zod";
import { NewId } from "./ids.ts";
import type { Sent } from "./unvalidated.ts";

/** Kebab-case; of a problem, a role, a question. A slug of the course has one slash. */
const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)?$/u)
  .max(120);
const Line = z.string().max(500);
const Paragraph = z.string().max(4_000);
const Words = z.array(z.string().max(120)).max(200);
/** "2021-03", or "2021". */
const Month = z.string().regex(/^\d{4}(-\d{2})?$/u);
const Count = z.int().min(0).max(10_000);
const Seconds = z.number().min(0).max(86_400);
const Level = z.enum(EXPERIENCE_LEVELS);
const Type = z.enum(["behavioural", "technical", "resume", "hr", "case", "coding"]);
const Part = z.enum(Object.values(ANSWER_PARTS).flat() as [AnswerPart, ...AnswerPart[]]);

const Gap = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("part"), part: Part }),
  z.object({ kind: z.literal("point"), point: Slug }),
  z.object({
    kind: z.enum(["number", "own-part", "trade-off", "contradiction", "thin", "off-topic"]),
  }),
]);

const ShownBy = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("part"), part: Part }),
  z.object({ kind: z.enum(["number", "own-part", "trade-off"]) }),
]);

const Question: z.ZodType<Sent<DomainQuestion>, DomainQuestion> = z.object({
  id: Slug,
  type: Type,
  shape: z.enum(["story", "explanation", "plan", "position", "code"]),
  roles: z.array(Slug).max(50),
  levels: z.array(Level).max(EXPERIENCE_LEVELS.length),
  competency: z.enum(INTERVIEW_COMPETENCIES),
  minutes: z.number().min(0).max(120),
  ask: Paragraph,
  title: Line,
  meaning: Paragraph,
  points: z
    .array(
      z.object({
        id: Slug,
        point: Line,
        words: Words,
        shownBy: z.exactOptional(ShownBy),
        isNeeded: z.boolean(),
      }),
    )
    .max(20),
  anchors: z.tuple([Paragraph, Paragraph, Paragraph, Paragraph, Paragraph]),
  probes: z.array(z.object({ about: Gap, ask: Line })).max(20),
  hints: z.array(Paragraph).max(10),
  example: Paragraph,
  subject: Words,
  leads: z.object({ lessons: z.array(Slug).max(20), problems: z.array(Slug).max(20) }),
});

export const InterviewSetup: z.ZodType<Sent<DomainSetup>, DomainSetup> = z.object({
  source: z.enum(["role", "resume", "job"]),
  role: Slug,
  level: Level,
  kind: z.enum(["mixed", ...Type.options]),
  minutes: z.literal([10, 25, 40]),
  mode: z.enum(["study", "real"]),
  manner: z.enum(INTERVIEWER_MANNERS),
  language: z.enum(["en-IN", "hi-IN"]),
  by: z.enum(["voice", "keyboard"]),
  seed: z.int().min(0),
});

/** `Interview` of the domain, as sent and stored. */
export const Interview: z.ZodType<Sent<DomainInterview>, DomainInterview> = z.object({
  id: NewId,
  startedAt: z.iso
    .datetime({ precision: 3 })
    .refine((at) => at >= "2020-01-01T00:00:00.000Z", "no device was there yet"),
  setup: InterviewSetup,
  background: z.object({
    facts: z
      .array(
        z.object({
          text: Paragraph,
          of: Line,
          period: z.object({ from: Month, to: Month.nullable() }).nullable(),
          kind: z.enum(["summary", "job", "project", "education", "skill", "other"]),
        }),
      )
      .max(400),
    asked: z
      .array(
        z.object({
          term: z.string().max(200),
          skill: z.string().max(120).nullable(),
          isOnResume: z.boolean(),
        }),
      )
      .max(200),
    job: z.string().max(300),
  }),
  plan: z
    .array(z.object({ question: Question, seconds: Seconds }))
    .min(1)
    .max(20),
});
export type Interview = z.infer<typeof Interview>;

const Happened = { id: NewId, at: z.number().min(0).max(1_000_000) };
const Answer = z.string().max(MAX_SPOKEN_TEXT);

/** `InterviewEvent` of the domain, as sent and stored. */
export const InterviewEvent: z.ZodType<Sent<DomainEvent>, DomainEvent> = z.discriminatedUnion(
  "kind",
  [
    z.object({
      ...Happened,
      kind: z.literal("answered"),
      text: Answer,
      seconds: Seconds.nullable(),
      pauses: z.array(Seconds).max(1_000).nullable(),
      words: z
        .array(z.object({ text: z.string().max(100), from: Seconds, to: Seconds }))
        .max(4_000)
        .nullable(),
      keepsFillers: z.boolean(),
    }),
    z.object({
      ...Happened,
      kind: z.literal("solved"),
      language: z.enum(["javascript", "typescript", "python", "sql"]),
      code: z.string().refine((code) => utf8Bytes(code) <= MAX_CODE_BYTES, "at most 64 KB"),
      passed: Count,
      total: Count,
    }),
    z.object({ ...Happened, kind: z.literal("skipped") }),
    z.object({ ...Happened, kind: z.enum(["hint-shown", "example-shown", "asked-again"]) }),
    z.object({
      ...Happened,
      kind: z.literal("paused"),
      why: z.enum(["person", "microphone", "page"]),
    }),
    z.object({ ...Happened, kind: z.literal("resumed") }),
    z.object({ ...Happened, kind: z.literal("corrected"), turn: Count, text: Answer }),
    z.object({ ...Happened, kind: z.literal("noted"), text: z.string().max(MAX_NOTES_TEXT) }),
    z.object({ ...Happened, kind: z.enum(["tried-again", "went-on"]) }),
    z.object({ ...Happened, kind: z.literal("ended") }),
  ],
);
export type InterviewEvent = z.infer<typeof InterviewEvent>;

import { oc } from "@orpc/contract";
import {
  EVENT_LIMITS,
  MAX_ANSWER_TEXT,
  MAX_CODE_BYTES,
  MAX_QUERY_NAME,
  utf8Bytes,
} from "@taiyari/domain/learning";
import {
  isDataSetName,
  type DataSetName,
  type RunOutcome,
  type Verdict,
} from "@taiyari/domain/sql";
import { z } from "zod";
import { NewId } from "./ids.ts";
import { limitReached, notFound } from "./refusals.ts";
import { unvalidated } from "./unvalidated.ts";

const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)?$/u)
  .max(80);
const Count = z.int().min(0).max(1_000);
const Text = z.string().max(MAX_ANSWER_TEXT);
const EARLIEST = "2020-01-01T00:00:00.000Z";
const Happened = {
  id: NewId,
  at: z.iso.datetime({ precision: 3 }).refine((at) => at >= EARLIEST, "no device was there yet"),
  zone: z.string().min(1).max(64),
};
const OfExercise = { page: Slug, exercise: Slug };

/** A slug of a problem or of a topic. */
const Name = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/u)
  .max(80);
const Language = z.enum(["javascript", "typescript", "python", "sql"]);
const Code = z.string().refine((code) => utf8Bytes(code) <= MAX_CODE_BYTES, "at most 64 KB");
const Seconds = z.number().min(0).max(86_400);
const Tally = { passed: Count, total: Count };

/** What a mock round keeps of a problem. */
const RoundPart = z.object({
  problem: Name,
  topic: Name,
  language: Language,
  marks: z
    .array(
      z.object({
        kind: z.enum(["shown", "left", "typed", "run", "submitted"]),
        at: Seconds,
        ...Tally,
      }),
    )
    .max(500),
  said: z.array(z.object({ step: Name, text: z.string().max(2_000), at: Seconds })).max(20),
});

/** `LearningEvent` of the domain, as sent and stored. */
export const LearningEvent = z.discriminatedUnion("kind", [
  z.object({ ...Happened, kind: z.literal("page-opened"), page: Slug }),
  z.object({ ...Happened, kind: z.literal("page-read"), page: Slug }),
  z.object({
    ...Happened,
    kind: z.literal("place-kept"),
    page: Slug,
    heading: z.string().max(200),
  }),
  z.object({ ...Happened, kind: z.literal("example-run"), page: Slug, example: Count }),
  z.object({
    ...Happened,
    ...OfExercise,
    kind: z.literal("exercise-attempted"),
    verdict: z.enum(["empty", "refused", "not-refused", "wrong", "without-construct", "too-slow"]),
    hints: Count,
    text: Text,
  }),
  z.object({
    ...Happened,
    ...OfExercise,
    kind: z.literal("exercise-solved"),
    hints: Count,
    text: Text,
  }),
  z.object({ ...Happened, ...OfExercise, kind: z.literal("exercise-revealed") }),
  z.object({
    ...Happened,
    kind: z.literal("prediction-answered"),
    page: Slug,
    prediction: Slug,
    option: Count,
    isRight: z.boolean(),
  }),
  z.object({
    ...Happened,
    kind: z.literal("card-reviewed"),
    page: Slug,
    card: Count,
    rating: z.enum(["again", "hard", "good", "easy"]),
  }),
  z.object({ ...Happened, kind: z.literal("question-missed"), page: Slug, question: Slug }),
  z.object({ ...Happened, kind: z.literal("placed"), pages: z.array(Slug).max(200) }),
  z.object({ ...Happened, kind: z.literal("placement-undone") }),
  z.object({
    ...Happened,
    kind: z.literal("query-saved"),
    query: NewId,
    version: NewId,
    over: NewId.nullable(),
    name: z.string().min(1).max(MAX_QUERY_NAME),
    text: Text,
  }),
  z.object({ ...Happened, kind: z.literal("query-removed"), query: NewId, over: NewId }),
  z.object({ ...Happened, kind: z.literal("problem-opened"), problem: Name }),
  z.object({
    ...Happened,
    kind: z.literal("problem-run"),
    problem: Name,
    language: Language,
    ...Tally,
  }),
  z.object({
    ...Happened,
    kind: z.literal("problem-submitted"),
    problem: Name,
    topic: Name,
    language: Language,
    code: Code,
    result: z.enum(["passed", "failed", "timed-out", "out-of-memory", "not-run"]),
    ...Tally,
    cases: z.string().regex(/^[pfetn]{0,1000}$/u),
    hints: Count,
    round: NewId.nullable(),
  }),
  z.object({ ...Happened, kind: z.literal("problem-hint"), problem: Name, hint: Count }),
  z.object({ ...Happened, kind: z.literal("problem-revealed"), problem: Name, topic: Name }),
  z.object({ ...Happened, kind: z.literal("problem-note"), problem: Name, text: Text }),
  z.object({
    ...Happened,
    kind: z.literal("round-ended"),
    round: NewId,
    startedAt: z.iso.datetime({ precision: 3 }),
    seconds: Seconds,
    parts: z.array(RoundPart).min(1).max(4),
  }),
]);
export type LearningEvent = z.infer<typeof LearningEvent>;

/** Events given at once; the rest by asking again from the cursor. */
const PAGE = 1_000;

/**
 * Keeps what a learner did on a device. An event that is kept already stays as it is, so that a device which did not hear
 * the answer sends again. `sentAt` is the device's clock now: by it the times of a device that is wrong are put right.
 */
export const record = oc
  .route({ method: "POST", path: "/learning/events", summary: "Keep what a learner did" })
  .input(
    z.object({
      sentAt: z.iso.datetime(),
      events: z.array(LearningEvent).min(1).max(EVENT_LIMITS.perBatch),
    }),
  )
  .output(z.object({}))
  .errors(
    limitReached("More than anybody learns in a day, or in a life. Nothing of this was kept."),
  );

/** What is kept of a learner, in the order in which it came. */
export const events = oc
  .route({ method: "GET", path: "/learning/events", summary: "What a learner did" })
  .input(z.object({ since: z.coerce.number().int().min(0).default(0) }))
  .output(
    z.object({
      events: z.array(LearningEvent).max(PAGE),
      /** What to ask from next time. */
      cursor: z.int(),
      hasMore: z.boolean(),
    }),
  );

/** Letters of a text that the server runs: pages of it, for the editor takes whole scripts. */
const MOST_SQL = 100_000;
/** Letters of the statements that make rows for it. With a text they stay within what a request may have. */
const MOST_DATA = 100_000;

const Busy = {
  TOO_MANY_REQUESTS: {
    status: 429,
    message: "Your other queries are still running. Wait until they are done.",
  },
};

/**
 * Runs a text as a page does whose browser cannot: in a database as at the beginning that is thrown away afterwards, for as
 * long as a page may. Rows are cut after two million letters. With `explain` its last statement's plan comes instead.
 *
 * `TOO_MANY_REQUESTS` where more of one person waits than a page asks at once.
 */
export const runSql = oc
  .route({ method: "POST", path: "/learning/sql/runs", summary: "Run SQL where a browser cannot" })
  .input(
    z.object({
      text: z.string().max(MOST_SQL),
      /** Statements that make rows for it, a data set, or null for that of the course. */
      data: z
        .union([
          z.string().max(MOST_DATA),
          z.object({ set: z.custom<DataSetName>((set) => isDataSetName(String(set))) }),
        ])
        .nullable(),
      explain: z.enum(["plan", "measured"]).nullable().default(null),
    }),
  )
  /** Null where it took too long. */
  .output(z.object({ outcome: unvalidated<RunOutcome | null>() }))
  .errors(Busy);

/** Judges an answer to an exercise of the course, or to an SQL problem of the Practice Lab, in the same way. */
export const checkSql = oc
  .route({
    method: "POST",
    path: "/learning/sql/checks",
    summary: "Judge an answer where a browser cannot",
  })
  .input(
    z.union([
      z.object({ ...OfExercise, text: z.string().max(MOST_SQL) }),
      z.object({ problem: Slug, text: z.string().max(MOST_SQL) }),
    ]),
  )
  .output(z.object({ verdict: unvalidated<Verdict>() }))
  .errors({ ...Busy, ...notFound("There is no such exercise, or no such problem.") });

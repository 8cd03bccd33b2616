import { WORK_COMPETENCIES } from "@taiyari/domain/simulation";
import { z } from "zod";
import { DayTime, Key, Slug, Text, Words } from "./schema-parts.ts";

const Share = z.number().min(0).max(1);

/** What a machine can tell, as a writer says it: one key each. */
const Test = z.union([
  z.strictObject({ to: z.array(Key).min(1) }),
  z.strictObject({ "in-time": z.literal(true) }),
  z.strictObject({ says: z.array(Words).min(1) }),
  z.strictObject({ "first-sentence-says": z.array(Words).min(1) }),
  z.strictObject({ "does-not-say": Words }),
  z.strictObject({
    number: z.strictObject({ value: z.number(), within: Share, unit: z.string().default("") }),
  }),
  z.strictObject({ attached: z.array(Key).min(1) }),
  z.strictObject({ words: z.tuple([z.number().int().min(0), z.number().int().min(1)]) }),
  z.strictObject({ result: z.literal(true) }),
  z.strictObject({ cases: z.array(Slug).min(1) }),
  z.strictObject({
    finds: z.strictObject({ lines: z.array(z.number().int().min(1)), words: Words }),
  }),
  z.strictObject({ order: z.array(Slug).min(2) }),
  z.strictObject({ option: z.record(Slug, Share) }),
]);
export type WrittenTest = z.output<typeof Test>;

const SIGNS = [
  "number",
  "clock-time",
  "person",
  "owner-and-time",
  "ask",
  "limit",
  "first-sentence-states",
  "short-sentences",
  "calm",
] as const;
const Sign = z.union([z.enum(SIGNS), z.strictObject({ says: Words })]);
export type WrittenSign = z.output<typeof Sign>;

const Level = z.strictObject({ anchor: Text, signs: z.array(Sign).default([]) });
const FOUR = "write four levels: what stands for 0, 1, 2 and 3";

const Items = z.array(z.strictObject({ id: Slug, text: Text })).min(2);

const Deliverable = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.enum(["mail", "document", "call-notes"]),
    "most-words": z.number().int().min(20).max(900),
  }),
  z.strictObject({ kind: z.literal("chat"), to: Key }),
  z.strictObject({ kind: z.literal("sql"), reference: Text, ordered: z.boolean().default(false) }),
  z.strictObject({
    kind: z.literal("code"),
    language: z.enum(["javascript", "typescript", "python"]),
    file: Key,
    function: Text,
    /** The changed file that passes all cases, below the folder of the scenario. */
    solution: Text,
    cases: z
      .array(
        z.strictObject({
          id: Slug,
          title: Text,
          input: z.array(z.unknown()),
          output: z.unknown(),
        }),
      )
      .min(3),
  }),
  z.strictObject({ kind: z.literal("review"), file: Key }),
  z.strictObject({ kind: z.literal("ranking"), items: Items, "asks-reason": z.boolean() }),
  z.strictObject({ kind: z.literal("decision"), options: Items }),
  z.strictObject({
    kind: z.literal("plan"),
    columns: z.array(Text).min(2).max(5),
    rows: z.number().int().min(2).max(8),
  }),
]);
export type WrittenDeliverable = z.output<typeof Deliverable>;

const Task = z.strictObject({
  id: Key,
  title: Text,
  what: Text,
  brief: Text,
  from: Key,
  due: DayTime,
  deliverable: Deliverable,
  checks: z
    .array(
      z.strictObject({
        /** What conditions call it: task.answer.passed.cause. */
        id: Key.optional(),
        title: Text,
        points: z.number().int().min(1).max(60),
        test: Test,
        reason: z.string().default(""),
      }),
    )
    .min(2, "write at least two checks"),
  rubric: z
    .array(
      z.strictObject({
        title: Text,
        points: z.number().int().min(3).max(50),
        competency: z.enum(WORK_COMPETENCIES),
        levels: z.tuple([Level, Level, Level, Level], { error: FOUR }),
        reason: Text,
      }),
    )
    .min(1, "write at least one line of a rubric"),
  "accepted-from": z.number().int().min(40).max(90).default(70),
  review: z.strictObject({ "sent-back": Text, accepted: Text, "kept-as-was": Text }),
  model: Text,
  senior: z.array(Text).min(1, "write what a senior would add"),
  competencies: z.array(z.enum(WORK_COMPETENCIES)).min(1),
});
export type WrittenTask = z.output<typeof Task>;

/** `simulations/<slug>/tasks.yaml`. */
export const WrittenTasks = z.array(Task).min(5, "a scenario has at least five tasks");

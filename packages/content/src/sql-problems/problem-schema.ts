import { z } from "zod";
import type { Exercise } from "@taiyari/domain/learning";
import { type SqlProblem, TOPICS } from "@taiyari/domain/practice";
import { Common, Text } from "../courses/exercise-schema.ts";

const Topic = z
  .string()
  .refine(
    (topic) => Object.hasOwn(TOPICS, topic) && topic.startsWith("sql-"),
    "is no topic of SQL. They are listed in docs/writing-content/problems.md.",
  );

const Said = z.strictObject({ ask: Text, text: Text });
const Lines = z.array(z.string().trim().min(1));

/** The ladder: what to look at, the concept, the steps to be put in order, a way. */
const Hints = z
  .tuple(
    [
      Said,
      Said.extend({ lesson: Text.nullable().default(null) }),
      z.strictObject({
        ask: Text,
        lines: Lines.min(3, "give at least three lines to be put in order"),
        extra: Lines.min(1, "give at least one line that does not belong"),
      }),
      Said,
    ],
    { error: "give four hints: a nudge, the concept, an outline (ask, lines, extra), a reveal" },
  )
  .transform(([nudge, concept, outline, reveal]): SqlProblem["hints"] => [
    { kind: "nudge", ...nudge },
    { kind: "concept", ...concept },
    { kind: "outline", ...outline },
    { kind: "reveal", ...reveal },
  ]);

const Parts = {
  ...Common,
  topics: z.array(Topic).min(1, "name one to three topics").max(3, "name one to three topics"),
  minutes: z.int().min(5).max(60),
  wrong: Common.wrong.min(2, "give at least two wrong answers"),
  hints: Hints,
};

type Written = Omit<SqlProblem, "dataSet">;

const Asking = z
  .strictObject({ ...Parts, kind: z.enum(["write", "fix", "fill"]).default("write") })
  .transform(({ topics, minutes, hints, ...exercise }): Written => ({
    slug: exercise.id,
    topics,
    minutes,
    hints,
    exercise: { ...exercise, hints: [], change: null },
  }));

const Changing = z
  .strictObject({
    ...Parts,
    kind: z.literal("change"),
    data: Text,
    hidden: Text,
    compare: z.array(Text).min(1, "name the tables that are looked at afterwards"),
    returning: z.boolean().default(false),
  })
  .transform(({ topics, minutes, hints, compare, returning, ...exercise }): Written => ({
    slug: exercise.id,
    topics,
    minutes,
    hints,
    exercise: {
      ...exercise,
      hints: [],
      change: { compare, returning, error: null },
    } satisfies Exercise,
  }));

/** `problems/sql/<data set>.yaml`. */
export const SqlProblems = z.array(z.union([Asking, Changing]));

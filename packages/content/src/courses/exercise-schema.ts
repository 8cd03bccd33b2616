import { z } from "zod";
import type { Exercise } from "@taiyari/domain/learning";

export const Id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/u, "write an id in small letters with hyphens: paid-orders");
export const Text = z.string().trim().min(1, "write something here");

export const Common = {
  id: Id,
  title: Text,
  level: z.enum(["easy", "medium", "hard"]),
  ask: Text,
  tables: z.array(Text).min(1, "name the tables it is about"),
  start: z.string().default(""),
  data: z.string().nullable().default(null),
  hidden: z.string().nullable().default(null),
  columns: z.enum(["by-name", "by-position"]).default("by-position"),
  order: z.array(Text).default([]),
  scale: z.int().min(0).max(10).nullable().default(null),
  answer: Text,
  why: Text,
  other: z.array(Text).min(2, "give at least two other right answers in another style"),
  wrong: z
    .array(
      z.strictObject({
        sql: Text,
        says: z
          .enum([
            "missing-columns",
            "extra-columns",
            "column-names",
            "column-order",
            "column-type",
            "duplicates",
            "too-many-rows",
            "too-few-rows",
            "without-null-rows",
            "row-order",
            "rounding",
            "letter-case",
            "blanks",
            "nulls",
            "values",
            "other-rows",
            "error",
          ])
          .nullable()
          .default(null),
        because: Text.nullable().default(null),
      }),
    )
    .min(1, "give at least one wrong answer"),
  equivalent: z.array(z.strictObject({ mutant: Text, reason: Text })).default([]),
  hints: z
    .array(z.strictObject({ ask: Text, text: Text }))
    .min(2, "give at least two hints, the first of which gives little away"),
  must: z
    .array(
      z.enum([
        "join",
        "outer-join",
        "subquery",
        "with",
        "recursive",
        "window",
        "group-by",
        "having",
        "case",
        "distinct",
        "set-operation",
        "lateral",
        "filter",
      ]),
    )
    .default([]),
  skill: Id.default("sql"),
};

const Asking = z
  .strictObject({ ...Common, kind: z.enum(["write", "fix", "fill"]) })
  .transform((exercise): Exercise => ({ ...exercise, change: null }));

const Changing = z
  .strictObject({
    ...Common,
    kind: z.literal("change"),
    compare: z.array(Text).min(1, "name the tables that are looked at afterwards"),
    returning: z.boolean().default(false),
    error: z
      .string()
      .regex(/^[0-9A-Z]{5}$/u, "write the SQLSTATE, five letters and digits")
      .nullable()
      .default(null),
  })
  .transform(({ compare, returning, error, ...exercise }): Exercise => ({
    ...exercise,
    change: { compare, returning, error },
  }));

/** `exercises.yaml` of a page. */
export const Exercises = z.array(z.union([Asking, Changing])).check(({ value, issues }) => {
  for (const [at, { id, kind, start, data, hidden }] of value.entries()) {
    if (value.findIndex((other) => other.id === id) !== at)
      issues.push({
        code: "custom",
        input: id,
        path: [at, "id"],
        message: `“${id}” stands here twice`,
      });
    if ((data === null) !== (hidden === null))
      issues.push({
        code: "custom",
        input: id,
        path: [at, data === null ? "data" : "hidden"],
        message:
          "rows of its own come twice: data, which is shown, and hidden, with other rows in the same tables",
      });
    if (kind === "change" && data === null)
      issues.push({
        code: "custom",
        input: id,
        path: [at, "data"],
        message: "what changes something brings its own few rows",
      });
    if ((kind === "fix" || kind === "fill") && start.trim() === "")
      issues.push({
        code: "custom",
        input: start,
        path: [at, "start"],
        message: `a ${kind} exercise begins with a query`,
      });
  }
});

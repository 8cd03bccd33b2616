import { z } from "zod";
import { type CheckerName, TOPICS } from "@taiyari/domain/practice";

const Text = z.string().trim().min(1, "write something here");
const Name = z.string().regex(/^[a-z][a-zA-Z0-9]*$/u, "write a name in camelCase: spendExactly");
export const Kind = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/u, "write it in small letters with hyphens: half-voucher");

const Topic = z
  .string()
  .refine(
    (topic) => Object.hasOwn(TOPICS, topic) && !topic.startsWith("sql-"),
    "is no topic. They are listed in docs/writing-content/problems.md.",
  );

const Parameter = z.strictObject({
  name: Name,
  type: Text,
  about: Text.nullable().default(null),
});

const Nudge = z.strictObject({ ask: Text, text: Text });
const Concept = z.strictObject({ ask: Text, text: Text, lesson: Text.nullable().default(null) });
const Outline = z.strictObject({
  ask: Text,
  lines: z
    .array(z.string().min(1))
    .min(3, "give three to ten lines to be put in order")
    .max(10, "give three to ten lines to be put in order"),
  extra: z
    .array(z.string().min(1))
    .min(1, "give one to three lines that do not belong")
    .max(3, "give one to three lines that do not belong"),
});

const CHECKERS = [
  "exact",
  "unordered",
  "float",
  "any-of",
  "custom",
] as const satisfies readonly CheckerName[];

const Wrong = z.strictObject({
  file: z
    .string()
    .regex(/^wrong-[a-z0-9-]+\.(js|ts|py)$/u, "name a file such as wrong-pays-twice.js"),
  fails: z.union([Kind, z.array(Kind).min(1)], {
    error: "write a kind of hidden case, a list of them, or slow",
  }),
  because: Text,
  note: Text.nullable().default(null),
});

/** What stands between the two lines of `problem.md`. */
export const Facts = z
  .strictObject({
    title: Text,
    level: z.enum(["easy", "medium", "hard"]),
    topics: z.array(Topic).min(1, "name one to three topics").max(3, "name one to three topics"),
    minutes: z.int().min(5).max(90),
    skills: z.array(Text).default([]),
    limit: z.number().min(1).max(10).default(3),
    function: z
      .strictObject({ name: Name, parameters: z.array(Parameter).min(1), returns: Text })
      .nullable()
      .default(null),
    program: z.literal(true).nullable().default(null),
    types: z
      .record(z.string().regex(/^[A-Z][A-Za-z0-9]*$/u), z.record(z.string(), Text))
      .default({}),
    checker: z.enum(CHECKERS).default("exact"),
    limits: z.array(Text).min(1, "say what inputs keep to"),
    growth: z
      .strictObject({
        input: Name,
        sizes: z
          .array(z.int().min(1))
          .min(3, "give three to six sizes")
          .max(6, "give three to six sizes"),
      })
      .nullable()
      .default(null),
    hints: z.tuple([Nudge, Concept, Outline, Nudge], {
      error: "give four hints: a nudge, the concept, an outline (ask, lines, extra), a reveal",
    }),
    notice: z.array(Text).min(2, "give two or three things").max(3, "give two or three things"),
    say: Text,
    cost: z.strictObject({ time: Text, space: Text, why: Text }),
    wrong: z.array(Wrong).min(3, "give at least three wrong solutions, one of them slow"),
  })
  .check(({ value, issues }) => {
    const complain = (path: (string | number)[], message: string) =>
      issues.push({ code: "custom", input: value, path, message });
    if ((value.function === null) === (value.program === null))
      complain(["title"], "write either function: … or program: true");
    for (const [at, size] of (value.growth?.sizes ?? []).entries()) {
      const before = value.growth?.sizes[at - 1];
      if (before !== undefined && (size < 1.5 * before || size > 4 * before))
        complain(
          ["growth", "sizes", at],
          "make each size one and a half to four times the one before",
        );
    }
    if (!value.wrong.some(({ fails }) => fails === "slow"))
      complain(["wrong"], "one of the wrong solutions is right and too slow: fails: slow");
  });

export type Facts = z.output<typeof Facts>;

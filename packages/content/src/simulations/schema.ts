import { SIMULATION_AREAS, WORK_COMPETENCIES } from "@taiyari/domain/simulation";
import { z } from "zod";
import { DayTime, Effects, Key, Slug, Text, Words } from "./schema-parts.ts";

const Person = z.strictObject({
  id: Key,
  name: Text,
  title: Text,
  manager: z.boolean().default(false),
  /** A customer, a candidate: somebody of another house. */
  outside: z.boolean().default(false),
  trust: z.number().int().min(0).max(100).default(50),
  closing: z
    .array(z.strictObject({ when: Text, says: Text }))
    .min(2, 'write at least two closing sentences, the last one with when: "true"'),
});

const Message = z.strictObject({
  id: Key,
  kind: z.enum(["mail", "chat"]),
  from: Key,
  at: DayTime.optional(),
  when: Text.optional(),
  subject: z.string().default(""),
  text: Text,
  files: z.array(Key).default([]),
  task: Key.optional(),
  due: DayTime.optional(),
  suggestions: z.array(Text).default([]),
});

/** `simulations/<slug>/scenario.yaml`. */
export const WrittenScenario = z.strictObject({
  version: z.number().int().min(1),
  title: Text,
  area: z.enum(SIMULATION_AREAS),
  role: Slug,
  as: Text,
  company: Text,
  place: Text,
  minutes: z.number().int().min(20).max(90),
  about: Text,
  brief: Text,
  date: z.iso.date(),
  clock: z.strictObject({ start: DayTime, end: DayTime, pace: z.number().min(1).max(10) }),
  people: z.array(Person).min(3, "a scenario has at least three people"),
  variables: z.record(Key, z.union([z.number(), z.boolean()])).default({}),
  files: z
    .array(
      z
        .strictObject({
          id: Key,
          file: Text,
          kind: z.enum(["table", "text", "log", "ticket", "pdf", "code"]),
          when: Text.optional(),
        })
        .refine(({ kind, file }) => kind !== "pdf" || file.endsWith(".md"), {
          path: ["file"],
          error: "a document of kind pdf is written in Markdown: name a file that ends with .md",
        }),
    )
    .default([]),
  /** The SQL file with its tables. */
  data: Text.optional(),
  messages: z.array(Message).min(6, "a scenario has at least six messages"),
  consequences: z
    .array(
      z.strictObject({
        id: Key,
        when: Text,
        ...Effects,
        decided: z.string().default(""),
        came: z.string().default(""),
        cost: z.string().default(""),
        competency: z.enum(WORK_COMPETENCIES).optional(),
        verdict: z.enum(["right", "wrong"]).optional(),
      }),
    )
    .min(4, "a scenario has at least four consequences"),
  endings: z
    .array(z.strictObject({ id: Slug, title: Text, when: Text, text: Text }))
    .min(3, "a scenario has at least three endings"),
  next: z
    .strictObject({
      lessons: z.array(Text).default([]),
      problems: z.array(Text).default([]),
      questions: z.array(Text).default([]),
      simulations: z.array(Slug).default([]),
    })
    .default({ lessons: [], problems: [], questions: [], simulations: [] }),
  "resume-lines": z.array(Text).min(1, "write a line for a resume, with blanks in square brackets"),
});
export type WrittenScenario = z.output<typeof WrittenScenario>;

const TWO = "write at least two wordings, so that nobody repeats themselves at once";
const Lines = z.array(Text).min(2, TWO);

const Talk = z.strictObject({
  facts: z
    .array(
      z.strictObject({
        id: Key,
        asked: Words,
        says: z.array(Text).min(1),
        when: Text.optional(),
        ...Effects,
      }),
    )
    .min(2, "somebody who is asked knows at least two things"),
  greets: Lines,
  welcome: Lines,
  refused: Lines,
  promised: Lines,
  "when-then": Lines,
  cannot: Lines,
  noted: Lines,
  unclear: Lines,
  again: Lines,
  hurt: Lines,
  forgives: Lines,
});

/** `simulations/<slug>/talk.yaml`: by person. */
export const WrittenTalk = z.record(Key, Talk);
export type WrittenTalk = z.output<typeof WrittenTalk>;

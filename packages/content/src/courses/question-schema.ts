import { z } from "zod";
import { Common, Id, Text } from "./exercise-schema.ts";

/** The part of `text` that is a list of options with one right among them. */
const Options = z
  .array(
    z.strictObject({
      text: Text,
      note: z.string().trim().default(""),
      right: z.boolean().default(false),
    }),
  )
  .min(3, "give at least three options, each a mistake that somebody makes")
  .max(6, "six options are the most that anybody compares")
  .refine((options) => options.filter(({ right }) => right).length === 1, {
    message: "mark one option, and only one, with right: true",
  })
  .refine((options) => new Set(options.map(({ note }) => note === "")).size === 1, {
    message:
      "write a note under every option or under none: a note under some tells which is right",
  })
  .refine((options) => new Set(options.map(({ text }) => text)).size === options.length, {
    message: "two options say the same",
  });

const { title, level, ask, why } = Common;
const Asked = { id: Id, title, level, ask, why };

const choose = { ...Asked, kind: z.literal("choose"), options: Options };

const predict = {
  ...Asked,
  kind: z.literal("predict"),
  sql: Text,
  data: z.string().nullable().default(null),
  shows: z.enum(["value", "rows", "error", "else"]),
  error: z
    .string()
    .regex(/^[0-9A-Z]{5}$/u, "write the SQLSTATE, five letters and digits")
    .nullable()
    .default(null),
  options: Options,
};

const { tables, start, data, hidden, columns, order, scale, must, answer, wrong } = Common;
const write = {
  ...Asked,
  kind: z.literal("write"),
  tables,
  start,
  data,
  hidden,
  columns,
  order,
  scale,
  must,
  answer,
  other: z.array(Text).min(1, "give at least one other right answer in another style"),
  wrong,
};

/** A page of a folder of its own has that in its address: "professionals/rfm-analysis". */
const Page = z
  .string()
  .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/u, "write the address of a page: working-with-joins");

const page = { page: Page };
/** A question of `assessment.yaml`. */
export const AssessmentQuestion = z
  .discriminatedUnion("kind", [
    z.strictObject({ ...choose, ...page }),
    z.strictObject({ ...predict, ...page }),
    z.strictObject({ ...write, ...page }),
  ])
  .superRefine(hasPairs);

const pages = {
  pages: z.array(Page).min(1, "name the pages that a right answer shows to be known"),
};
/** A question of `placement.yaml`. */
export const PlacementQuestionSource = z
  .discriminatedUnion("kind", [
    z.strictObject({ ...choose, ...pages }),
    z.strictObject({ ...predict, ...pages }),
  ])
  .superRefine(hasPairs);

export type QuestionSource =
  | z.infer<typeof AssessmentQuestion>
  | z.infer<typeof PlacementQuestionSource>;

/** What must stand together. */
function hasPairs(
  question: z.infer<typeof AssessmentQuestion> | z.infer<typeof PlacementQuestionSource>,
  context: z.RefinementCtx,
): void {
  const say = (key: string, message: string) =>
    context.addIssue({ code: "custom", input: question, path: [key], message });
  if (question.kind === "predict" && (question.shows === "error") !== (question.error !== null))
    say("error", "shows: error and the SQLSTATE under error stand together, or neither does");
  if (question.kind === "write" && (question.data === null) !== (question.hidden === null))
    say(
      question.data === null ? "data" : "hidden",
      "rows of its own come twice: data, which is shown, and hidden, with other rows in the same tables",
    );
}

/** `assessment.yaml`. */
export const AssessmentSource = z.strictObject({
  minutes: z.int().min(5).max(240),
  pass: z.int().min(1).max(100),
  draw: z.record(z.string(), z.int().min(1)),
  questions: z.array(AssessmentQuestion),
});

/** `placement.yaml`. */
export const PlacementSource = z.strictObject({ questions: z.array(PlacementQuestionSource) });

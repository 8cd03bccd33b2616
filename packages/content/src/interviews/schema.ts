import {
  ANSWER_PARTS,
  type AnswerPart,
  EXPERIENCE_LEVELS,
  type Gap,
  INTERVIEW_COMPETENCIES,
  type ShownBy,
} from "@taiyari/domain/interview";
import { z } from "zod";

const Text = z.string().trim().min(1, "write something here");
export const QuestionId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)+$/u, "write it in small letters with hyphens: notice-buyout");

/** Types that are written; resume questions are made of the person's lines, coding ones are problems of the Practice Lab. */
export const WRITTEN_TYPES = ["behavioural", "technical", "hr", "case"] as const;

const PARTS = new Set<string>(Object.values(ANSWER_PARTS).flat());

function isPart(text: string): text is AnswerPart {
  return PARTS.has(text);
}

const GAPS = ["number", "own-part", "trade-off", "contradiction", "thin", "off-topic"] as const;
const SHOWS = ["number", "own-part", "trade-off"] as const;

/** "part:result" → the part; null for anything else. */
function partOf(text: string): Extract<Gap, { kind: "part" }> | null {
  const part = text.startsWith("part:") ? text.slice("part:".length) : "";
  return isPart(part) ? { kind: "part", part } : null;
}

function oneOf<Name extends string>(names: readonly Name[], text: string): Name | null {
  return names.find((name) => name === text) ?? null;
}

/** The point of a gap by its number, from 1, until the points have ids. */
type WrittenGap = Exclude<Gap, { kind: "point" }> | { kind: "point"; number: number };

const About = Text.transform((text, context): WrittenGap => {
  const kind = oneOf(GAPS, text);
  if (kind) return { kind };
  const part = partOf(text);
  if (part) return part;
  const point = /^point:([1-7])$/u.exec(text)?.[1];
  if (point !== undefined) return { kind: "point", number: Number(point) };
  context.addIssue({
    code: "custom",
    message: `“${text}” is no gap. Write ${GAPS.join(", ")}, part: and a part of the shape, or point: and its number.`,
  });
  return z.NEVER;
});

const Shows = Text.transform((text, context): ShownBy => {
  const kind = oneOf(SHOWS, text);
  if (kind) return { kind };
  const part = partOf(text);
  if (part) return part;
  context.addIssue({
    code: "custom",
    message: `“${text}” shows nothing. Write ${SHOWS.join(", ")}, or part: and a part of the shape.`,
  });
  return z.NEVER;
});

const Point = z.strictObject({
  point: Text,
  words: z
    .array(Text.refine((word) => word === word.toLowerCase(), "write words in small letters"))
    .default([]),
  "shown-by": Shows.optional(),
  needed: z.boolean(),
});

const FIVE_ANCHORS = "write five anchors: what an answer of level 1, 2, 3, 4 and 5 is like";

const Written = z.strictObject({
  id: QuestionId,
  type: z.enum(WRITTEN_TYPES),
  shape: z.enum(["story", "explanation", "plan", "position"]),
  roles: z.array(Text),
  levels: z.array(z.enum(EXPERIENCE_LEVELS)),
  competency: z.enum(INTERVIEW_COMPETENCIES),
  minutes: z.number().min(1).max(10),
  ask: Text,
  title: Text,
  meaning: Text,
  points: z
    .array(Point)
    .min(3, "write three to seven points")
    .max(7, "write three to seven points"),
  anchors: z.tuple([Text, Text, Text, Text, Text], { error: FIVE_ANCHORS }),
  probes: z
    .array(z.strictObject({ about: About, ask: Text }))
    .min(3, "write at least three probes"),
  hints: z
    .array(Text)
    .min(2, "write two or three hints, the one that gives least away first")
    .max(3, "write two or three hints, the one that gives least away first"),
  example: Text,
  subject: z.array(Text).min(3, "write at least three words of the subject"),
  leads: z
    .strictObject({ lessons: z.array(Text).default([]), problems: z.array(Text).default([]) })
    .default({ lessons: [], problems: [] }),
});

/** A question as its file has it. */
export type WrittenQuestion = z.output<typeof Written>;

/** `interviews/questions/<file>.yaml`. */
export const WrittenQuestions = z.array(Written);

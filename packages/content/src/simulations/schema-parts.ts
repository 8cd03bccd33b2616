import { minuteOf } from "@taiyari/domain/simulation";
import { z } from "zod";

export const Text = z.string().trim().min(1, "write something here");

/** A name that conditions use: "answer_priya". */
export const Key = z
  .string()
  .regex(
    /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/u,
    "write it in small letters with underscores: answer_priya",
  );

export const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/u, "write it in small letters with hyphens: diwali-week");

/** "10:45". */
export const DayTime = z.string().transform((text, context) => {
  const minute = minuteOf(text);
  if (minute !== null) return minute;
  context.addIssue({
    code: "custom",
    message: `“${text}” is no time of a day. Write "10:45", in quotes.`,
  });
  return z.NEVER;
});

/** Words that are searched for: lower case, any one of a group counts. */
export const Words = z
  .array(Text.refine((word) => word === word.toLowerCase(), "write words in small letters"))
  .min(1, "write at least one word");

export const Effects = {
  trust: z.record(Key, z.number().int().min(-40).max(40)).default({}),
  set: z.record(Key, z.union([z.number(), z.boolean()])).default({}),
  add: z.record(Key, z.number()).default({}),
};

import { z } from "zod";
import type { People } from "../shared/people.ts";

const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/u);
const Range = z.tuple([z.number(), z.number()]);

/** The words that Hastantar's rows are made of besides `people.yaml`: `lists.yaml` beside its schema. */
export const Lists = z.object({
  banks: z.array(z.tuple([z.string(), z.string(), z.number().nonnegative(), z.number()])),
  categories: z.record(
    z.string(),
    z.object({
      amount: Range,
      weight: z.number().positive(),
      fee: z.number(),
      names: z.array(z.string()),
    }),
  ),
  merchantWords: z.array(z.string()),
  reasons: z.array(z.tuple([z.string(), z.number()])),
  notes: z.array(z.string()),
  disputeReasons: z.array(z.string()),
  offers: z.array(
    z.object({
      name: z.string(),
      from: Day,
      to: Day,
      share: z.number(),
      amounts: z.array(z.number()),
    }),
  ),
});
export type Lists = People & z.infer<typeof Lists>;

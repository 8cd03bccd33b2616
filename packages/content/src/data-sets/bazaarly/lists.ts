import { z } from "zod";
import type { People } from "../shared/people.ts";

const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/u);

/** The words that Bazaarly's rows are made of besides `people.yaml`: `lists.yaml` beside its schema. */
export const Lists = z.object({
  sellerWords: z.object({ first: z.array(z.string()), last: z.array(z.string()) }),
  groups: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        gst: z.number(),
        mrp: z.tuple([z.number(), z.number()]),
        grams: z.tuple([z.number(), z.number()]),
        brands: z.array(z.string()),
        nouns: z.array(z.string()),
        attribute: z.string(),
        values: z.array(z.union([z.string(), z.number(), z.boolean()])),
      }),
    ),
  ),
  deliveryCompanies: z.array(z.string()),
  failureReasons: z.array(z.string()),
  returnReasons: z.array(z.string()),
  reviewBodies: z.object({
    good: z.array(z.string()),
    fair: z.array(z.string()),
    bad: z.array(z.string()),
  }),
  festivals: z.record(Day, z.string()),
  sales: z.array(z.object({ from: Day, to: Day, times: z.number().positive() })),
});
export type Lists = People & z.infer<typeof Lists>;

import { z } from "zod";
import type { People } from "../shared/people.ts";

const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/u);

/** The words that Annapath's rows are made of besides `people.yaml`: `lists.yaml` beside its schema. */
export const Lists = z.object({
  cities: z.array(z.tuple([z.string(), z.string(), z.int(), Day, z.number().nonnegative()])),
  restaurantWords: z.object({ first: z.array(z.string()), last: z.array(z.string()) }),
  cuisines: z.record(
    z.string(),
    z.array(z.tuple([z.string(), z.string(), z.boolean().nullable(), z.number(), z.number()])),
  ),
  comments: z.object({ good: z.array(z.string()), bad: z.array(z.string()) }),
});
export type Lists = People & z.infer<typeof Lists>;

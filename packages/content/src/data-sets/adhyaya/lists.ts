import { z } from "zod";
import type { People } from "../shared/people.ts";

const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/u);

/** The words that Adhyaya's rows are made of besides `people.yaml`: `lists.yaml` beside its schema. */
export const Lists = z.object({
  courses: z.array(
    z.tuple([
      z.string(),
      z.string(),
      z.number(),
      z.int(),
      Day,
      z.int().positive(),
      z.number().nonnegative(),
    ]),
  ),
  lessonWords: z.object({ first: z.array(z.string()), last: z.array(z.string()) }),
  devices: z.array(z.string()),
  employers: z.array(z.string()),
  roles: z.array(z.string()),
});
export type Lists = People & z.infer<typeof Lists>;

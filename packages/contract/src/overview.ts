import { oc } from "@orpc/contract";
import { z } from "zod";

/** Where the person stands on each step of the journey. A step without anything yet is null. */
export const journey = oc
  .route({ method: "GET", path: "/overview", summary: "Where you stand" })
  .output(
    z.object({
      targetRole: z.string(),
      resume: z
        .object({
          uploads: z.int(),
          latestScore: z.int().nullable(),
          latestAt: z.iso.datetime().nullable(),
        })
        .nullable(),
      interview: z.object({ interviews: z.int(), latestAt: z.iso.datetime() }).nullable(),
      simulation: z.object({ days: z.int(), latestAt: z.iso.datetime() }).nullable(),
    }),
  );

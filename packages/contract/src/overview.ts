import { oc } from "@orpc/contract";
import { z } from "zod";
import { SolutionId, Solutions } from "./dashboard.ts";

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

/** Which step of the journey has most to gain, and how far the person is with each solution. */
export const WhereNext = z.object({
  /** The first action that the dashboard proposes; null where nothing brings a point. */
  next: z
    .object({
      solution: SolutionId,
      /** An instruction: "Finish Joins". */
      title: z.string(),
      why: z.string(),
      minutes: z.int().min(0),
      /** A path of the product. */
      to: z.string().startsWith("/"),
    })
    .nullable(),
  /** Solutions whose axis of readiness is as high as ready means. */
  ready: z.array(SolutionId),
  solutions: Solutions,
});
export type WhereNext = z.infer<typeof WhereNext>;

export const next = oc
  .route({ method: "GET", path: "/overview/next", summary: "Which step has most to gain" })
  .output(WhereNext);

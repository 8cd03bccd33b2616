import { oc } from "@orpc/contract";
import { z } from "zod";

const Day = z.iso.date();
const Minutes = z.int().min(0);
const Count = z.int().min(0);
const Score = z.int().min(0).max(100);
/** A path of the product. */
const Path = z.string().startsWith("/");
const AxisId = z.enum(["concepts", "resume", "interview", "coding", "work"]);
export const SolutionId = z.enum(["learning", "resume", "interview", "practice", "simulation"]);

/** As `Readiness` of the domain has it. */
const Readiness = z.object({
  score: Score,
  axes: z.array(
    z.object({
      id: AxisId,
      title: z.string(),
      weight: z.int(),
      score: Score,
      evidence: z.object({ share: Score, text: z.string() }),
      parts: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          most: z.int(),
          points: z.int(),
          found: z.string(),
          raise: z.string().nullable(),
        }),
      ),
    }),
  ),
});

/** As `NextAction` of the domain has it. */
const Action = z.object({
  id: z.string(),
  axis: AxisId,
  title: z.string(),
  why: z.string(),
  minutes: Minutes,
  gain: z.number(),
  button: z.string(),
  to: Path,
});

/** How far somebody is with each solution; null before anything was done with it. */
export const Solutions = z.object({
  learning: z
    .object({ pages: Count, pagesDone: Count, exercises: Count, solved: Count })
    .nullable(),
  resume: z
    .object({
      uploads: Count,
      letters: Count,
      /** The latest report, and its number among the person's. */
      report: z.object({ score: Score, ordinal: z.int(), at: z.iso.datetime() }).nullable(),
    })
    .nullable(),
  /** Begun and not deleted; answers that were scored, and their mean of 100, null for none. */
  interview: z.object({ interviews: Count, answers: Count, mean: Score.nullable() }).nullable(),
  practice: z.object({ problems: Count, solved: Count, due: Count }).nullable(),
  /** Begun and not deleted; different ones that are over, of those there are. */
  simulation: z
    .object({
      begun: Count,
      finished: Count,
      scenarios: Count,
      last: z.object({ title: z.string(), score: Score }).nullable(),
    })
    .nullable(),
});

export const DashboardEntry = z.object({
  solution: SolutionId,
  title: z.string(),
  /** One sentence without a full stop; "" for none. */
  detail: z.string(),
  score: Score.nullable(),
  at: z.iso.datetime(),
  to: Path,
});
export type DashboardEntry = z.infer<typeof DashboardEntry>;

const Activity = z.object({
  /** The Monday with which the days shown begin. */
  from: Day,
  /** Days on which something was done, the earliest first. */
  days: z.array(z.object({ date: Day, minutes: Minutes })),
  streak: Count,
  isTodayDone: z.boolean(),
  longest: Count,
  active: Count,
  minutes: Minutes,
  thisWeek: Minutes,
  best: z.object({ date: Day, minutes: Minutes }).nullable(),
});

/** The dashboard; `closed` where this installation enforces plans and the person has the free one. Then nothing else is sent. */
export const Dashboard = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("closed"),
    /** Who gives a premium plan. */
    adminContact: z.string(),
  }),
  z.object({
    kind: z.literal("open"),
    /** The date in the person's time zone. */
    today: Day,
    preparation: z.object({
      targetRole: z.string(),
      company: z.string(),
      interviewOn: Day.nullable(),
    }),
    readiness: Readiness,
    /** How ready the person was on days before today, the earliest first; [] before anything was done. */
    trend: z.array(z.object({ at: z.iso.datetime(), score: Score })),
    /** The one that brings most for its minutes first. */
    actions: z.array(Action),
    solutions: Solutions,
    activity: Activity,
    /** What was done in each of the last weeks, the earliest first and this one last. Weeks begin on Monday. */
    weeks: z.array(
      z.object({
        monday: Day,
        counts: z.object({
          minutes: Count,
          /** Pages of the course, problems of the Practice Lab, answers of interviews that are over, days of work that are over. */
          lessons: Count,
          problems: Count,
          answers: Count,
          days: Count,
        }),
      }),
    ),
    /** What was done last, the latest first. */
    recent: z.array(DashboardEntry),
    hasMore: z.boolean(),
  }),
]);
export type Dashboard = z.infer<typeof Dashboard>;

export const read = oc
  .route({ method: "GET", path: "/dashboard", summary: "How ready you are, and what to do next" })
  .output(Dashboard);

export const activity = oc
  .route({ method: "GET", path: "/dashboard/activity", summary: "What you did, the latest first" })
  .output(
    z.object({
      /** At most 100; [] where the dashboard is closed. */
      entries: z.array(DashboardEntry),
    }),
  );

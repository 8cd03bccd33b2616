import { randomUUID } from "node:crypto";
import type { Dashboard, LearningEvent } from "@taiyari/contract";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Outlines } from "../../built-outlines.ts";
import { user } from "../../db/schema/index.ts";
import { makeAnswer, makeInterview } from "../../testing/interviews.ts";
import { uploadFile } from "../../testing/send-file.ts";
import { openSignedInBrowser, type SignedInBrowser } from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

/** In India 23 November, 11:30. */
const NOW = new Date("2026-11-23T06:00:00.000Z");
const ZONE = "Asia/Kolkata";

const exercise = (id: string) => ({ id, title: id, kind: "write", level: "easy" });

const OUTLINES = {
  course: {
    slug: "sql-for-data-professionals",
    title: "SQL for data professionals",
    promise: "",
    stages: [
      {
        name: "Start",
        pages: ["joins", "windows"].map((slug) => ({
          slug,
          title: `About ${slug}`,
          promise: "",
          minutes: 20,
          needs: [],
          skills: [],
          exercises: [exercise("first"), exercise("second")],
          examples: 0,
          cards: 0,
        })),
      },
    ],
  },
  problems: {
    problems: [
      {
        slug: "two-sum",
        title: "Two sum",
        kind: "code",
        level: "easy",
        topics: ["arrays"],
        minutes: 15,
        skills: [],
        languages: ["python"],
        shown: 3,
        hidden: 10,
        kinds: 2,
      },
    ],
    paths: [],
  },
  simulations: [],
} as unknown as Outlines;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock: () => NOW, findOutlines: async () => OUTLINES });
});

type OpenDashboard = Extract<Dashboard, { kind: "open" }>;

async function dashboardOf({ api }: SignedInBrowser): Promise<OpenDashboard> {
  const dashboard = await api.dashboard.read();
  if (dashboard.kind !== "open") throw new Error("The dashboard is closed");
  return dashboard;
}

const axisOf = ({ readiness }: OpenDashboard, id: string) =>
  readiness.axes.find((axis) => axis.id === id);

/** What happened some minutes before now. */
function happened(minutesAgo: number, act: object): LearningEvent {
  const at = new Date(NOW.getTime() - minutesAgo * 60_000).toISOString();
  return { ...act, id: randomUUID(), at, zone: ZONE } as LearningEvent;
}

const send = ({ api }: SignedInBrowser, events: LearningEvent[]) =>
  api.learning.record({ sentAt: NOW.toISOString(), events });

const solved = (minutesAgo: number, page: string, id: string) =>
  happened(minutesAgo, { kind: "exercise-solved", page, exercise: id, hints: 0, text: "select 1" });

describe("where plans are enforced", () => {
  let closed: TestServer;
  let person: SignedInBrowser;
  beforeAll(async () => {
    closed = await startTestServer({
      clock: () => NOW,
      settings: { isPremiumEnforced: true },
      findOutlines: async () => OUTLINES,
    });
    // The first account is the admin's; this one is like any other.
    await openSignedInBrowser(closed.url);
    person = await openSignedInBrowser(closed.url);
    await send(person, [solved(10, "joins", "first")]);
  });

  test("a free account reads whom to ask, and nothing else is sent", async () => {
    expect(await person.api.dashboard.read()).toEqual({
      kind: "closed",
      adminContact: "the placement office",
    });
    expect(await person.api.dashboard.activity()).toEqual({ entries: [] });
  });

  test("a premium account has it", async () => {
    await closed.database.db
      .update(user)
      .set({ plan: "premium" })
      .where(eq(user.id, person.userId));
    expect((await dashboardOf(person)).solutions.learning?.solved).toBe(1);
  });
});

describe("the first day", () => {
  test("has nothing done, no trend, and begins with the resume", async () => {
    const dashboard = await dashboardOf(await openSignedInBrowser(server.url));
    expect(dashboard).toMatchObject({
      today: "2026-11-23",
      readiness: { score: 0 },
      trend: [],
      recent: [],
      hasMore: false,
      solutions: {
        learning: null,
        resume: null,
        interview: null,
        practice: null,
        simulation: null,
      },
      activity: { days: [], streak: 0, longest: 0, active: 0, minutes: 0, best: null },
    });
    expect(dashboard.readiness.axes.every(({ evidence }) => evidence.share === 0)).toBe(true);
    expect(dashboard.actions[0]).toMatchObject({ id: "upload", gain: 20 });
  });
});

describe("somebody who did something", () => {
  test("sees pages and exercises counted, minutes by day, and what is done", async () => {
    const person = await openSignedInBrowser(server.url);
    await send(person, [
      happened(30, { kind: "page-opened", page: "joins" }),
      solved(27, "joins", "first"),
      solved(25, "joins", "second"),
      happened(24, { kind: "page-read", page: "joins" }),
      happened(8, {
        kind: "problem-submitted",
        problem: "two-sum",
        topic: "arrays",
        language: "python",
        code: "def two_sum(): pass",
        result: "failed",
        passed: 1,
        total: 13,
        cases: "",
        hints: 0,
        round: null,
      }),
      happened(5, {
        kind: "problem-submitted",
        problem: "two-sum",
        topic: "arrays",
        language: "python",
        code: "def two_sum(): pass",
        result: "passed",
        passed: 13,
        total: 13,
        cases: "",
        hints: 0,
        round: null,
      }),
    ]);
    const dashboard = await dashboardOf(person);
    expect(dashboard.solutions).toMatchObject({
      learning: { pages: 2, pagesDone: 1, exercises: 4, solved: 2 },
      practice: { problems: 1, solved: 1, due: 0 },
    });
    // Half of the pages, half of the exercises, and half of what there is to remember, which is a moment old.
    expect(axisOf(dashboard, "concepts")?.parts.map(({ points }) => points)).toEqual([
      15, 15, 10, 0,
    ]);
    // 11:00 to 11:06 and a minute, 11:22 to 11:25 and a minute.
    expect(dashboard.activity).toMatchObject({
      days: [{ date: "2026-11-23", minutes: 11 }],
      streak: 1,
      isTodayDone: true,
      best: { date: "2026-11-23", minutes: 11 },
    });
    const none = { minutes: 0, lessons: 0, problems: 0, answers: 0, days: 0 };
    expect(dashboard.weeks.slice(-2)).toEqual([
      { monday: "2026-11-16", counts: none },
      { monday: "2026-11-23", counts: { ...none, minutes: 11, lessons: 1, problems: 1 } },
    ]);
    expect(dashboard.weeks).toHaveLength(6);
    expect(dashboard.recent.map(({ title, detail }) => [title, detail])).toEqual([
      ["Solved Two sum", "Python, on the second try"],
      ["Finished About joins", "2 of 2 exercises right"],
    ]);
    expect((await person.api.dashboard.activity()).entries).toEqual(dashboard.recent);
    expect(JSON.stringify(dashboard)).not.toContain("two_sum");
  });

  test("sees the score of an interview, once it is over, and its report proposing what to answer again", async () => {
    const person = await openSignedInBrowser(server.url);
    const interview = makeInterview({ startedAt: "2026-11-20T05:00:00.000Z" });
    await person.api.interview.begin({ interview });
    const answer = makeAnswer({
      text: "In March my manager had to decide which courier to keep in Pune. I looked at 4,000 returns by pin code and found that late deliveries came from two depots. I proposed to change those two, and returns fell from 12% to 8% in a quarter.",
    });
    await person.api.interview.record({
      id: interview.id,
      happened: [{ id: randomUUID(), at: 1, kind: "went-on" }, answer],
    });
    expect((await dashboardOf(person)).solutions.interview).toEqual({
      interviews: 1,
      answers: 0,
      mean: null,
    });
    await person.api.interview.record({
      id: interview.id,
      happened: [{ id: randomUUID(), at: 90, kind: "ended" }],
    });

    const dashboard = await dashboardOf(person);
    const axis = axisOf(dashboard, "interview");
    expect(axis?.evidence).toEqual({ share: 6, text: "From 1 interview, 1 answer" });
    const mean = dashboard.solutions.interview?.mean ?? 0;
    expect(axis?.parts[0]?.points).toBe(Math.floor(0.7 * mean));
    expect(dashboard.recent).toMatchObject([
      {
        title: "Mock interview, Data Analyst",
        score: mean,
        to: `/interview/report/${interview.id}`,
      },
    ]);
    expect(dashboard.activity.days).toEqual([{ date: "2026-11-20", minutes: 1 }]);
    expect(dashboard.trend.at(-1)?.score).toBe(dashboard.readiness.score);
    expect(dashboard.trend.at(0)?.score).toBe(0);
    // Nothing changed: the same again, from what was scored before.
    expect(await dashboardOf(person)).toEqual(dashboard);
  });

  test("sees the score of the resume as its report has it, and the largest improvement", async () => {
    const person = await openSignedInBrowser(server.url);
    const { id: uploadId } = await uploadFile(person);
    const { report } = await person.api.resume.makeReport({ uploadId });
    const dashboard = await dashboardOf(person);
    expect(axisOf(dashboard, "resume")?.score).toBe(report.score);
    expect(dashboard.solutions.resume).toMatchObject({
      uploads: 1,
      report: { score: report.score, ordinal: 1 },
    });
    expect(dashboard.actions.map(({ title }) => title)).toContain(report.improvements[0]?.title);
    expect(dashboard.recent[0]).toMatchObject({ solution: "resume", score: report.score });
  });
});

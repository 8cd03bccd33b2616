import { safe } from "@orpc/client";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { user, weeklyGoals } from "../../db/schema/index.ts";
import { openSignedInBrowser } from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

/** In India Monday 23 November, half past midnight; in New York still Sunday. */
const NIGHT = new Date("2026-11-22T19:00:00.000Z");
const WEEK_MS = 7 * 86_400_000;

let server: TestServer;
let now = NIGHT;
beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
});

test.each([
  { what: "nothing of something", goals: { minutes: 0 } },
  { what: "half a lesson", goals: { lessons: 0.5 } },
  { what: "eight days of a week", goals: { days: 8 } },
  { what: "more minutes than fit", goals: { minutes: 3_001 } },
])("goals of $what are refused", async ({ goals }) => {
  const { api } = await openSignedInBrowser(server.url);
  const { error } = await safe(api.goals.save({ goals }));
  expect(error).toMatchObject({ code: "BAD_REQUEST" });
  expect(await api.goals.read()).toEqual({ settings: [] });
});

test("goals hold from the Monday of the person's own week, are replaced within it, and are nobody else's", async () => {
  now = NIGHT;
  const { api, userId } = await openSignedInBrowser(server.url);
  const { api: other } = await openSignedInBrowser(server.url);
  await api.goals.save({ goals: { minutes: 100 } });
  await api.goals.save({ goals: { minutes: 150, problems: 5 } });
  const first = { from: "2026-11-23", goals: { minutes: 150, problems: 5 } };
  expect(await api.goals.read()).toEqual({ settings: [first] });
  now = new Date(NIGHT.getTime() + WEEK_MS);
  const second = { from: "2026-11-30", goals: {} };
  expect(await api.goals.save({ goals: {} })).toEqual({ settings: [first, second] });
  expect(await other.goals.read()).toEqual({ settings: [] });

  const { db } = server.database;
  await db.delete(user).where(eq(user.id, userId));
  expect(await db.$count(weeklyGoals, eq(weeklyGoals.userId, userId))).toBe(0);
});

test("the week is that of the person's time zone", async () => {
  now = NIGHT;
  const { api } = await openSignedInBrowser(server.url);
  await api.profile.saveDetails({ timeZone: "America/New_York" });
  expect(await api.goals.save({ goals: { answers: 10 } })).toEqual({
    settings: [{ from: "2026-11-16", goals: { answers: 10 } }],
  });
});

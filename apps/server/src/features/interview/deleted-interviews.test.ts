import { safe } from "@orpc/client";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { makeAnswer, makeInterview } from "../../testing/interviews.ts";
import { openSignedInBrowser, type SignedInBrowser } from "../../testing/test-client.ts";
import { createTestDatabase } from "../../testing/test-db.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { findInterviewEvents } from "./store.ts";
import { sweepInterviews } from "./sweep.ts";

const NOW = new Date("2026-11-23T06:00:00.000Z");
const DAY_MS = 86_400_000;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let server: TestServer;
let asha: SignedInBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database, clock: () => NOW });
});
beforeEach(async () => {
  asha = await openSignedInBrowser(server.url);
});

async function outcomeOf(work: Promise<unknown>): Promise<unknown> {
  const { error } = await safe(work);
  return error !== null && "code" in error ? error.code : "done";
}

/** An interview with one answer. */
async function begun(): Promise<string> {
  const interview = makeInterview();
  await asha.api.interview.begin({ interview });
  await asha.api.interview.record({ id: interview.id, happened: [makeAnswer()] });
  return interview.id;
}

test("a deleted interview is gone everywhere, comes back within 30 days and not after", async () => {
  const id = await begun();
  await asha.api.interview.remove({ id });
  expect((await asha.api.interview.list()).interviews).toEqual([]);
  expect(await outcomeOf(asha.api.interview.one({ id }))).toBe("NOT_FOUND");
  expect(await outcomeOf(asha.api.interview.record({ id, happened: [makeAnswer()] }))).toBe(
    "NOT_FOUND",
  );
  expect(await outcomeOf(asha.api.interview.remove({ id }))).toBe("NOT_FOUND");
  expect(await outcomeOf(asha.api.interview.begin({ interview: makeInterview({ id }) }))).toBe(
    "done",
  );
  expect((await asha.api.interview.list()).interviews).toEqual([]);

  const { db } = database;
  await sweepInterviews({ db, clock: () => new Date(NOW.getTime() + 29 * DAY_MS) });
  await asha.api.interview.restore({ id });
  await asha.api.interview.restore({ id });
  expect((await asha.api.interview.one({ id })).events).toHaveLength(1);

  await asha.api.interview.remove({ id });
  await sweepInterviews({ db, clock: () => new Date(NOW.getTime() + 31 * DAY_MS) });
  expect(await outcomeOf(asha.api.interview.restore({ id }))).toBe("NOT_FOUND");
  const key = { userId: asha.userId, logId: id };
  expect(await findInterviewEvents(db, key)).toEqual([]);
});

test("interviews and what happened in them go with the person", async () => {
  await begun();
  await database.db.execute(sql`delete from profile."user" where id = ${asha.userId}`);
  const left = await database.db.execute(sql`
    select (select count(*)::int from profile.interviews where user_id = ${asha.userId}) as interviews,
      (select count(*)::int from profile.interview_events where user_id = ${asha.userId}) as events`);
  expect(left.rows).toEqual([{ interviews: 0, events: 0 }]);
});

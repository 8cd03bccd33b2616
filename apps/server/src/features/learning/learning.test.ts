import { randomUUID } from "node:crypto";
import { safe } from "@orpc/client";
import type { LearningEvent } from "@taiyari/contract";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeCourseTests } from "../../testing/course-tests.ts";
import { openSignedInBrowser, type SignedInBrowser } from "../../testing/test-client.ts";
import { createTestDatabase } from "../../testing/test-db.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { eventsSince, keepEvents } from "./store.ts";

const NOW = new Date("2026-11-23T06:00:00.000Z");
const HOUR_MS = 3_600_000;

let server: TestServer;
let browser: SignedInBrowser;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database, clock: () => NOW, courseTests: makeCourseTests() });
});
beforeEach(async () => {
  browser = await openSignedInBrowser(server.url);
});

function opened(given: Partial<LearningEvent> = {}): LearningEvent {
  const event = { kind: "page-opened" as const, page: "overview" };
  return {
    id: randomUUID(),
    at: "2026-11-23T05:00:00.000Z",
    zone: "Asia/Kolkata",
    ...event,
    ...given,
  } as LearningEvent;
}

function saved(given: object): LearningEvent {
  return opened({
    kind: "query-saved",
    query: randomUUID(),
    version: randomUUID(),
    over: null,
    name: "Returns",
    text: "SELECT 1",
    ...given,
  } as never);
}

function submitted(given: object): LearningEvent {
  return opened({
    kind: "problem-submitted",
    problem: "two-items-for-one-voucher",
    topic: "hash-maps",
    language: "javascript",
    code: "",
    result: "failed",
    passed: 1,
    total: 2,
    cases: "pf",
    hints: 0,
    round: null,
    page: undefined,
    ...given,
  } as never);
}

async function record(
  events: readonly LearningEvent[],
  sentAt = NOW.toISOString(),
): Promise<string> {
  const { error } = await safe(browser.api.learning.record({ sentAt, events: [...events] }));
  return error !== null && "code" in error ? error.code : "kept";
}

const kept = async () => (await browser.api.learning.events({ since: 0 })).events;

describe("nothing is kept of", () => {
  test.each([
    { what: "an empty batch", events: [] },
    { what: "more than 200 at once", events: Array.from({ length: 201 }, () => opened()) },
    { what: "an unknown kind", events: [opened({ kind: "page-eaten" as never })] },
    { what: "a page that is no address", events: [opened({ page: "../etc" } as never)] },
    { what: "a time that is none", events: [opened({ at: "yesterday" })] },
    {
      what: "a time before there was anything",
      events: [opened({ at: "1970-01-01T00:00:00.000Z" })],
    },
    {
      what: "a saved query without a name",
      events: [saved({ name: "" })],
    },
    {
      what: "a saved query as long as a book",
      events: [saved({ text: "x".repeat(10_001) })],
    },
    { what: "a submission of more than 64 KB", events: [submitted({ code: "é".repeat(32_769) })] },
    { what: "a submission in no language", events: [submitted({ language: "cobol" })] },
    { what: "a submission whose cases are no states", events: [submitted({ cases: "ppx" })] },
    {
      what: "a saved query over a version that is no id",
      events: [saved({ over: "the last one" })],
    },
    { what: "one bad among good ones", events: [opened(), opened({ id: "no id" })] },
    {
      what: "an answer as long as a book",
      events: [
        opened({
          kind: "exercise-solved",
          page: "joins",
          exercise: "a",
          hints: 0,
          text: "x".repeat(10_001),
        } as never),
      ],
    },
  ])("$what", async ({ events }) => {
    expect(await record(events)).toBe("BAD_REQUEST");
    expect(await kept()).toEqual([]);
  });

  test("a sending beyond what a person may keep, in a day or at all", async () => {
    const { db } = database;
    const { userId } = browser;
    const limits = { now: NOW, perPerson: 5, perDay: 3, bytesPerDay: 10_000 };
    expect(await keepEvents(db, userId, [opened(), opened()], limits)).toMatchObject({ ok: true });
    expect(await keepEvents(db, userId, [opened(), opened()], limits)).toMatchObject({
      ok: false,
      problem: { most: 3 },
    });
    const later = { ...limits, now: new Date(NOW.getTime() + 25 * HOUR_MS) };
    expect(await keepEvents(db, userId, [opened(), opened(), opened()], later)).toMatchObject({
      ok: true,
    });
    const muchLater = { ...limits, now: new Date(NOW.getTime() + 50 * HOUR_MS) };
    expect(await keepEvents(db, userId, [opened()], muchLater)).toMatchObject({
      ok: false,
      problem: { most: 5 },
    });
    expect(await kept()).toHaveLength(5);
  });

  test("a sending of more bytes than a person may keep in a day", async () => {
    const limits = { now: NOW, perPerson: 50, perDay: 30, bytesPerDay: 3_000 };
    const keep = (code: string) =>
      keepEvents(database.db, browser.userId, [submitted({ code })], limits);
    expect(await keep("x".repeat(3_000))).toMatchObject({ ok: false });
    expect(await keep("x".repeat(1_500))).toMatchObject({ ok: true });
    expect(await keep("x".repeat(1_500))).toMatchObject({ ok: false });
    expect(await kept()).toHaveLength(1);
  });
});

test("submissions come back as they were, as many at once as an answer holds", async () => {
  const code = "प्रिय\n".repeat(3_500);
  const sent = Array.from({ length: 60 }, (_, at) => submitted({ code, passed: at }));
  const limits = { now: NOW, perPerson: 100, perDay: 100, bytesPerDay: 20_000_000 };
  expect(await keepEvents(database.db, browser.userId, sent, limits)).toMatchObject({ ok: true });
  const first = await browser.api.learning.events({ since: 0 });
  expect(first.hasMore).toBe(true);
  const rest = await browser.api.learning.events({ since: first.cursor });
  expect(rest.hasMore).toBe(false);
  expect([...first.events, ...rest.events]).toEqual(sent);
});

test("an event that is sent again, by any device, is kept once and as it was first", async () => {
  const event = opened();
  expect(await record([event, event])).toBe("kept");
  expect(await record([{ ...event, page: "joins" } as LearningEvent, opened()])).toBe("kept");
  const all = await kept();
  expect(all).toHaveLength(2);
  expect(all[0]).toEqual(event);
});

test("many sendings of one person at once lose nothing", async () => {
  const shared = opened();
  const sendings = Array.from({ length: 6 }, () => [shared, opened()]);
  expect(await Promise.all(sendings.map((events) => record(events)))).toEqual(
    sendings.map(() => "kept"),
  );
  expect(await kept()).toHaveLength(7);
});

test("two people who send the same id keep one each", async () => {
  const event = opened();
  await record([event]);
  const other = await openSignedInBrowser(server.url);
  expect((await other.api.learning.events({ since: 0 })).events).toEqual([]);
  await other.api.learning.record({
    sentAt: NOW.toISOString(),
    events: [{ ...event, page: "joins" } as LearningEvent],
  });
  expect(await kept()).toEqual([event]);
});

test.each([
  {
    clock: "two hours slow",
    sentAt: "2026-11-23T04:00:00.000Z",
    at: "2026-11-23T03:30:00.000Z",
    is: "2026-11-23T05:30:00.000Z",
  },
  {
    clock: "years fast",
    sentAt: "2031-01-01T00:00:00.000Z",
    at: "2030-12-31T23:00:00.000Z",
    is: "2026-11-23T05:00:00.000Z",
  },
  {
    clock: "a minute slow",
    sentAt: "2026-11-23T05:59:00.000Z",
    at: "2026-11-23T05:30:00.000Z",
    is: "2026-11-23T05:30:00.000Z",
  },
  {
    clock: "changed since",
    sentAt: "2026-11-23T06:00:00.000Z",
    at: "2026-12-24T06:00:00.000Z",
    is: "2026-11-23T06:00:00.000Z",
  },
])("a clock that is $clock is put right", async ({ sentAt, at, is }) => {
  await record([opened({ at })], sentAt);
  expect((await kept()).map((event) => event.at)).toEqual([is]);
});

test("a device asks for what came since its cursor, in parts", async () => {
  const { db } = database;
  await record([opened(), opened(), opened()]);
  const first = await eventsSince(db, browser.userId, 0, 2);
  expect(first).toMatchObject({ hasMore: true });
  const rest = await eventsSince(db, browser.userId, first.cursor, 2);
  expect([first.events.length, rest.events.length, rest.hasMore]).toEqual([2, 1, false]);
  expect(await browser.api.learning.events({ since: rest.cursor })).toEqual({
    events: [],
    cursor: rest.cursor,
    hasMore: false,
  });
});

test("texts that the database has no place for are kept without what it cannot keep", async () => {
  await record([
    opened({
      kind: "exercise-solved",
      page: "joins",
      exercise: "a",
      hints: 0,
      text: "SELECT '\u0000'",
    } as never),
  ]);
  expect(await kept()).toMatchObject([{ text: "SELECT '\uFFFD'" }]);
});

test("events go with the person", async () => {
  await record([opened()]);
  const { db } = database;
  await db.execute(sql`delete from profile."user" where id = ${browser.userId}`);
  expect((await eventsSince(db, browser.userId, 0, 10)).events).toEqual([]);
});

test("a placement test gives its questions with what they show to be known", async () => {
  const { title, questions } = await browser.api.learning.placement({ course: "sql" });
  expect(title).toBe("SQL for tests");
  expect(questions).toMatchObject([{ pages: ["overview"] }]);
});

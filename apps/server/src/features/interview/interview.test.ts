import { randomUUID } from "node:crypto";
import path from "node:path";
import { safe } from "@orpc/client";
import type { Interview, InterviewEvent } from "@taiyari/contract";
import { compileInterviews } from "@taiyari/content/interviews";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { projectRoot } from "../../project.ts";
import { makeAnswer, makeInterview } from "../../testing/interviews.ts";
import { openSignedInBrowser, type SignedInBrowser } from "../../testing/test-client.ts";
import { createTestDatabase } from "../../testing/test-db.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { keepLogEvents } from "../../shared/event-logs/log-event-store.ts";
import { insertLog } from "../../shared/event-logs/log-store.ts";
import { INTERVIEW_LOGS } from "./store.ts";

const NOBODYS_ID = "2f9d2f0e-4f5c-4c1c-9d6a-0a8f3e6b7c11";
const NOW = new Date("2026-11-23T06:00:00.000Z");

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let server: TestServer;
let asha: SignedInBrowser;
let ravi: SignedInBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database, clock: () => NOW });
});
beforeEach(async () => {
  asha = await openSignedInBrowser(server.url);
  ravi = await openSignedInBrowser(server.url);
});

async function outcomeOf(work: Promise<unknown>): Promise<unknown> {
  const { error } = await safe(work);
  return error !== null && "code" in error ? error.code : "done";
}

async function begun(given: Partial<Interview> = {}, owner = asha): Promise<string> {
  const interview = makeInterview(given);
  await owner.api.interview.begin({ interview });
  return interview.id;
}

const record = (id: string, happened: readonly InterviewEvent[], owner = asha) =>
  outcomeOf(owner.api.interview.record({ id, happened: [...happened] }));

const kept = async (id: string) => (await asha.api.interview.one({ id })).events;

const QUESTION = makeInterview().plan[0];
if (!QUESTION) throw new Error("an interview has a question");

describe("no interview is begun", () => {
  test.each([
    { what: "without a question", given: { plan: [] } },
    { what: "with more questions than anybody asks", given: { plan: Array(21).fill(QUESTION) } },
    { what: "under an id that is none", given: { id: "the first" } },
    { what: "before there was anything", given: { startedAt: "1970-01-01T00:00:00.000Z" } },
    { what: "at a time that is none", given: { startedAt: "yesterday" } },
    {
      what: "of a kind that nobody offers",
      given: { setup: { ...makeInterview().setup, kind: "tarot" } },
    },
    {
      what: "of a length that nobody offers",
      given: { setup: { ...makeInterview().setup, minutes: 11 } },
    },
    {
      what: "with a question whose id is a path",
      given: { plan: [{ ...QUESTION, question: { ...QUESTION.question, id: "../etc" } }] },
    },
    {
      what: "with a resume as long as a book",
      given: {
        background: {
          ...makeInterview().background,
          facts: [{ text: "x".repeat(4_001), of: "", kind: "job" }],
        },
      },
    },
  ])("$what", async ({ given }) => {
    const interview = makeInterview(given as Partial<Interview>);
    expect(await outcomeOf(asha.api.interview.begin({ interview }))).toBe("BAD_REQUEST");
    expect((await asha.api.interview.list()).interviews).toEqual([]);
  });

  test("beyond 200 of one person, and one of them can be begun again or deleted", async () => {
    const [first, ...more] = Array.from({ length: 200 }, () => makeInterview());
    for (const interview of [first, ...more]) {
      if (interview) await insertLog(database.db, INTERVIEW_LOGS, asha.userId, interview, NOW);
    }
    const another = makeInterview();
    const refused = await safe(asha.api.interview.begin({ interview: another }));
    expect(refused.error).toMatchObject({ code: "LIMIT_REACHED", data: { most: 200 } });
    if (!first) throw new Error("there is a first");
    expect(await outcomeOf(asha.api.interview.begin({ interview: first }))).toBe("done");
    await asha.api.interview.remove({ id: first.id });
    expect(await outcomeOf(asha.api.interview.begin({ interview: another }))).toBe("done");
    expect(await outcomeOf(asha.api.interview.restore({ id: first.id }))).toBe("LIMIT_REACHED");
    expect((await asha.api.interview.list()).interviews).toHaveLength(200);
  });
});

test("an interview reads as absent to everybody else, whatever they ask of it", async () => {
  const id = await begun();
  await record(id, [makeAnswer()]);
  const { interview } = ravi.api;
  for (const of of [id, NOBODYS_ID, "no id"]) {
    expect(await outcomeOf(interview.one({ id: of }))).toBe("NOT_FOUND");
    expect(await record(of, [makeAnswer()], ravi)).toBe("NOT_FOUND");
    expect(await outcomeOf(interview.remove({ id: of }))).toBe("NOT_FOUND");
    expect(await outcomeOf(interview.restore({ id: of }))).toBe("NOT_FOUND");
  }
  expect((await interview.list()).interviews).toEqual([]);
  expect(await kept(id)).toHaveLength(1);
});

test("two people who begin under the same id have one each", async () => {
  const id = randomUUID();
  await begun({ id });
  await begun({ id, plan: [{ ...QUESTION, seconds: 60 }] }, ravi);
  await record(id, [makeAnswer()], ravi);
  const own = await asha.api.interview.one({ id });
  expect([own.interview.plan[0]?.seconds, own.events]).toEqual([240, []]);
});

describe("nothing is kept of", () => {
  const answer = makeAnswer();
  test.each([
    { what: "an empty batch", happened: [] },
    { what: "more than 100 at once", happened: Array.from({ length: 101 }, () => makeAnswer()) },
    { what: "an unknown kind", happened: [{ ...answer, kind: "applauded" }] },
    { what: "an event without an id", happened: [{ ...answer, id: "first" }] },
    { what: "a time before the beginning", happened: [{ ...answer, at: -1 }] },
    { what: "an answer as long as a book", happened: [makeAnswer({ text: "x".repeat(20_001) })] },
    {
      what: "code of more than 64 KB",
      happened: [
        {
          id: randomUUID(),
          at: 1,
          kind: "solved",
          language: "sql",
          code: "é".repeat(32_769),
          passed: 0,
          total: 1,
        },
      ],
    },
    {
      what: "a correction of no answer",
      happened: [{ id: randomUUID(), at: 1, kind: "corrected", turn: -1, text: "" }],
    },
    {
      what: "one bad among good ones",
      happened: [answer, { id: randomUUID(), at: 1, kind: "paused", why: "boredom" }],
    },
  ])("$what", async ({ happened }) => {
    const id = await begun();
    expect(await record(id, happened as InterviewEvent[])).toBe("BAD_REQUEST");
    expect(await kept(id)).toEqual([]);
  });

  test("what is beyond the events or the bytes of one interview", async () => {
    const id = await begun();
    const key = { userId: asha.userId, logId: id };
    const keep = (given: readonly InterviewEvent[], bytes = 10_000) =>
      keepLogEvents(database.db, INTERVIEW_LOGS, key, given, { now: NOW, events: 3, bytes });
    const first = makeAnswer();
    expect(await keep([first, makeAnswer()])).toEqual({ ok: true, value: 2 });
    expect(await keep([makeAnswer(), makeAnswer()])).toMatchObject({
      problem: { kind: "limit-reached", most: 3 },
    });
    expect(await keep([makeAnswer({ text: "x".repeat(2_000) })], 2_000)).toMatchObject({
      ok: false,
    });
    expect(await keep([first, makeAnswer()])).toEqual({ ok: true, value: 3 });
    expect(await kept(id)).toHaveLength(3);
  });
});

test("an interview and what happened come back as they were sent, in their order", async () => {
  const interview = makeInterview();
  await asha.api.interview.begin({ interview });
  const happened: InterviewEvent[] = [
    makeAnswer({ text: "मैंने देखा।\u{1F642}", seconds: 21.5, pauses: [2.7], at: 30 }),
    makeAnswer({ words: [{ text: "So", from: 0.2, to: 0.4 }], keepsFillers: false, at: 40 }),
    { id: randomUUID(), at: 40, kind: "paused", why: "microphone" },
    { id: randomUUID(), at: 40, kind: "resumed" },
    { id: randomUUID(), at: 41, kind: "asked-again" },
    { id: randomUUID(), at: 42, kind: "corrected", turn: 0, text: "मैंने खुद देखा।" },
    { id: randomUUID(), at: 43, kind: "noted", text: "₹1.4 crore, say it at the end" },
    { id: randomUUID(), at: 44, kind: "hint-shown" },
    {
      id: randomUUID(),
      at: 50,
      kind: "solved",
      language: "sql",
      code: "SELECT 1",
      passed: 2,
      total: 3,
    },
    { id: randomUUID(), at: 60, kind: "ended" },
  ];
  expect(await record(interview.id, happened.slice(0, 4))).toBe("done");
  expect(await record(interview.id, happened.slice(4))).toBe("done");
  expect(await asha.api.interview.one({ id: interview.id })).toEqual({
    interview,
    events: happened,
  });
});

test("every written question comes back as it was asked", async () => {
  const { questions } = compileInterviews(path.join(projectRoot(), "content"));
  expect(questions.length).toBeGreaterThan(0);
  for (let from = 0; from < questions.length; from += 20) {
    const plan = questions
      .slice(from, from + 20)
      .map((question) => ({ question: structuredClone(question) as never, seconds: 60 }));
    const id = await begun({ plan });
    expect((await asha.api.interview.one({ id })).interview.plan).toEqual(plan);
  }
});

test("a text that the database has no place for is kept without what it cannot keep", async () => {
  const id = await begun();
  await record(id, [makeAnswer({ text: "up\u0000 and \uD800" })]);
  expect(await kept(id)).toMatchObject([{ text: "up\uFFFD and \uFFFD" }]);
});

test("an event that is sent again, by any device, is kept once and as it was first", async () => {
  const id = await begun();
  const event = makeAnswer();
  const { events } = await asha.api.interview.record({ id, happened: [event, event] });
  expect(events).toBe(1);
  expect(await record(id, [{ ...event, text: "Another" } as InterviewEvent, makeAnswer()])).toBe(
    "done",
  );
  expect((await kept(id)).map((each) => "text" in each && each.text)).toEqual([
    "text" in event && event.text,
    "text" in event && event.text,
  ]);
});

test("two devices that send at once lose nothing, and both begin the same interview", async () => {
  const interview = makeInterview();
  const shared = makeAnswer();
  const sendings = Array.from({ length: 6 }, () => [shared, makeAnswer()]);
  await Promise.all(
    sendings.map(async (happened) => {
      await asha.api.interview.begin({ interview });
      await asha.api.interview.record({ id: interview.id, happened });
    }),
  );
  expect(await kept(interview.id)).toHaveLength(7);
});

test("the list says of each how far it went, the latest first", async () => {
  const early = await begun({ startedAt: "2026-11-20T05:00:00.000Z" });
  const late = await begun();
  await record(early, [
    makeAnswer({ at: 12 }),
    { id: randomUUID(), at: 90.5, kind: "ended" },
    { id: randomUUID(), at: 20, kind: "noted", text: "" },
  ]);
  const { interviews } = await asha.api.interview.list();
  expect(interviews).toMatchObject([
    { id: late, questions: 1, answers: 0, seconds: 0, isEnded: false, events: 0 },
    { id: early, questions: 1, answers: 1, seconds: 90.5, isEnded: true, events: 3 },
  ]);
  const journey = await asha.api.shell.journey();
  expect(journey.interview).toEqual({ interviews: 2, latestAt: "2026-11-23T05:00:00.000Z" });
  expect(interviews[0]).toMatchObject({ job: "Data Analyst at Nandi Retail" });
  expect(interviews[0]?.setup).toEqual(makeInterview().setup);
});

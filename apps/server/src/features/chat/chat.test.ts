import { randomUUID } from "node:crypto";
import { safe } from "@orpc/client";
import type { ChatEvent, ChatExchange } from "@taiyari/contract";
import { MAX_QUESTION } from "@taiyari/domain/coach";
import { beforeAll, describe, expect, test } from "vitest";
import { uploadFile } from "../../testing/send-file.ts";
import { openSignedInBrowser, type SignedInBrowser } from "../../testing/test-client.ts";
import { createTestDatabase } from "../../testing/test-db.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { saveQuestion } from "./store.ts";

const NOBODYS_ID = "2f9d2f0e-4f5c-4c1c-9d6a-0a8f3e6b7c11";

let server: TestServer;
let browser: SignedInBrowser;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database });
  browser = await openSignedInBrowser(server.url);
});

async function makeReport(person: SignedInBrowser) {
  const { id: uploadId } = await uploadFile(person);
  await person.api.resume.saveDetails({
    uploadId,
    details: { targetRole: "Data Analyst", jobDescription: "Must have: SQL and Snowflake." },
  });
  return person.api.resume.makeReport({ uploadId });
}

async function ask(
  person: SignedInBrowser,
  reportId: string,
  question: string,
  id: string = randomUUID(),
): Promise<{ readonly events: readonly ChatEvent[]; readonly exchange: ChatExchange | null }> {
  const events: ChatEvent[] = [];
  for await (const event of await person.api.chat.ask({ reportId, id, question }))
    events.push(event);
  const last = events.at(-1);
  return { events, exchange: last?.kind === "answered" ? last.exchange : null };
}

async function codeOf(work: Promise<unknown>): Promise<string> {
  const { error } = await safe(work);
  return error !== null && "code" in error ? String(error.code) : "no error";
}

describe("questions about a report", () => {
  test("read as absent for an unknown report and for somebody else's", async () => {
    const { id } = await makeReport(browser);
    const other = await openSignedInBrowser(server.url);
    for (const [person, reportId] of [
      [browser, NOBODYS_ID],
      [other, id],
    ] as const) {
      expect(await codeOf(person.api.chat.history({ reportId }))).toBe("NOT_FOUND");
      expect(await codeOf(ask(person, reportId, "Why?"))).toBe("NOT_FOUND");
      expect(await codeOf(person.api.chat.clear({ reportId }))).toBe("NOT_FOUND");
    }
  });

  test("are refused when they are empty or too long", async () => {
    const { id } = await makeReport(browser);
    expect(await codeOf(ask(browser, id, "   "))).toBe("BAD_REQUEST");
    expect(await codeOf(ask(browser, id, "x".repeat(MAX_QUESTION + 1)))).toBe("BAD_REQUEST");
    expect((await browser.api.chat.history({ reportId: id })).exchanges).toEqual([]);
  });

  test("are refused beyond the limits of a report and of a day, and those kept stay", async () => {
    const { id: reportId } = await makeReport(browser);
    const { user } = await browser.api.account.session();
    const key = { userId: user?.id ?? "", reportId, text: "Why?", at: new Date() };
    const dayBegan = new Date(Date.now() - 1000);
    const save = (limits: { perReport: number; perDay: number }, id: string = randomUUID()) =>
      saveQuestion(database.db, { ...key, id, dayBegan }, limits);
    const kept = randomUUID();

    expect(await save({ perReport: 1, perDay: 100 }, kept)).toMatchObject({ ok: true });
    expect(await save({ perReport: 1, perDay: 100 }, kept)).toMatchObject({ ok: true });
    expect(await save({ perReport: 0, perDay: 100 })).toEqual({ ok: false, problem: { most: 0 } });
    expect(await save({ perReport: 9, perDay: 1 })).toEqual({ ok: false, problem: { most: 1 } });
    const { exchanges } = await browser.api.chat.history({ reportId });
    expect(exchanges).toMatchObject([{ id: kept, answer: null }]);
  });

  test("are answered paragraph by paragraph, and kept with the answer", async () => {
    const { id: reportId, report } = await makeReport(browser);
    const { suggestions } = await browser.api.chat.history({ reportId });

    const { events, exchange } = await ask(browser, reportId, "Why did I get this score?");

    const partials = events.filter((event) => event.kind === "partial");
    expect(partials.length).toBeGreaterThan(1);
    expect(partials.map(({ paragraphs }) => paragraphs.length)).toEqual(
      partials.map((_, index) => index + 1),
    );
    expect(exchange).toMatchObject({
      question: "Why did I get this score?",
      answer: { engine: "built-in", about: "score", isBeyond: false, fallback: null },
    });
    expect(JSON.stringify(exchange?.answer?.paragraphs[0])).toContain(`${report.score} of 100`);
    expect((await browser.api.chat.history({ reportId })).exchanges).toEqual([exchange]);
    expect(suggestions).toHaveLength(3);
  });

  test("refer to those before them", async () => {
    const { id: reportId } = await makeReport(browser);
    await ask(browser, reportId, "Is Snowflake a must?");
    const { exchange } = await ask(browser, reportId, "and sql?");
    expect(exchange?.answer).toMatchObject({
      about: "must",
      citations: [{ kind: "term", term: "SQL" }, { kind: "lines" }],
    });
  });

  test("asked again under their id, also twice at once, are kept once, as they were first asked", async () => {
    const { id: reportId } = await makeReport(browser);
    const id = randomUUID();
    const [one, two] = await Promise.all([
      ask(browser, reportId, "Will an ATS read it?", id),
      ask(browser, reportId, "Will an ATS read it?", id),
    ]);
    const again = await ask(browser, reportId, "Something else", id);

    expect(one.exchange).toEqual(two.exchange);
    expect(again.exchange).toEqual(one.exchange);
    expect((await browser.api.chat.history({ reportId })).exchanges).toEqual([one.exchange]);
  });

  test("of which no answer was kept are answered under their id later", async () => {
    const { id: reportId } = await makeReport(browser);
    const { user } = await browser.api.account.session();
    const id = randomUUID();
    const asked = { userId: user?.id ?? "", reportId, id, text: "Is my resume too long?" };
    await saveQuestion(
      database.db,
      { ...asked, at: new Date(), dayBegan: new Date(0) },
      { perReport: 9, perDay: 1000 },
    );

    const { exchange } = await ask(browser, reportId, "Is my resume too long?", id);

    expect(exchange?.answer?.about).toBe("length");
  });

  test("keep what no database can store as text that it can", async () => {
    const { id: reportId } = await makeReport(browser);
    const { exchange } = await ask(browser, reportId, "what\u0000 is \ud800 this");
    expect(exchange?.question).toBe("what\ufffd is \ufffd this");
  });

  test("go with the conversation that is deleted, and another report keeps its own", async () => {
    const one = await makeReport(browser);
    const person = await openSignedInBrowser(server.url);
    const two = await makeReport(person);
    await ask(browser, one.id, "hello");
    await ask(person, two.id, "hello");

    await browser.api.chat.clear({ reportId: one.id });
    await browser.api.chat.clear({ reportId: one.id });

    expect((await browser.api.chat.history({ reportId: one.id })).exchanges).toEqual([]);
    expect((await person.api.chat.history({ reportId: two.id })).exchanges).toHaveLength(1);
  });

  test("are absent with their deleted resume, and back with it", async () => {
    const { id: reportId, uploadId } = await makeReport(browser);
    await ask(browser, reportId, "hello");

    await browser.api.resume.deleteUpload({ uploadId });
    expect(await codeOf(browser.api.chat.history({ reportId }))).toBe("NOT_FOUND");

    await browser.api.resume.restoreUpload({ uploadId });
    expect((await browser.api.chat.history({ reportId })).exchanges).toHaveLength(1);
  });
});

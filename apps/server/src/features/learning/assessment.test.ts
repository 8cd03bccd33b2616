import { safe } from "@orpc/client";
import type { AssessmentAttempt, AssessmentAnswer } from "@taiyari/contract";
import type { Question } from "@taiyari/domain/learning";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeCourseTests, SECRET } from "../../testing/course-tests.ts";
import {
  openBrowser,
  openSignedInBrowser,
  type SignedInBrowser,
} from "../../testing/test-client.ts";
import { createTestDatabase } from "../../testing/test-db.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const MINUTE_MS = 60_000;
const NOBODYS_ID = "2f9d2f0e-4f5c-4c1c-9d6a-0a8f3e6b7c11";

let now = new Date("2026-11-23T06:00:00.000Z");
const pass = (minutes: number) => (now = new Date(now.getTime() + minutes * MINUTE_MS));

let server: TestServer;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let judgings = 0;
let browser: SignedInBrowser;
let attempt: AssessmentAttempt;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({
    database,
    clock: () => now,
    courseTests: makeCourseTests(),
    // What the real one says of queries stands in answer-judge.test.ts.
    judge: {
      async judge(_person, _exercise, text) {
        judgings += 1;
        const isRight = text === "SELECT id FROM people";
        return { isRight, finding: isRight ? null : "2 rows too few." };
      },
      close: async () => undefined,
    },
  });
});
beforeEach(async () => {
  browser = await openSignedInBrowser(server.url);
  attempt = await browser.api.assessment.begin({ course: "sql" });
});

async function codeOf(work: Promise<unknown>): Promise<string> {
  const { error } = await safe(work);
  return error !== null && "code" in error ? String(error.code) : "no error";
}

function rightAnswer({ id, kind }: Pick<Question, "id" | "kind">): AssessmentAnswer {
  const answer = kind === "write" ? "SELECT id FROM people" : "b";
  return { question: id, answer, at: now.toISOString() };
}
const questionsOf = ({ questions }: AssessmentAttempt) =>
  questions as unknown as readonly Question[];
const rightAnswers = (count = 20) => questionsOf(attempt).slice(0, count).map(rightAnswer);
const submit = (answers: readonly AssessmentAnswer[], by = browser) =>
  by.api.assessment.submit({ id: attempt.id, answers: [...answers] });

const issue = (name: string) => browser.api.certificates.issue({ id: attempt.id, name });

describe("refused is", () => {
  test("a course that there is not, or that has no assessment", async () => {
    for (const course of ["no-such", "empty"]) {
      expect(await codeOf(browser.api.assessment.state({ course }))).toBe("NOT_FOUND");
      expect(await codeOf(browser.api.assessment.begin({ course }))).toBe("NOT_FOUND");
      expect(await codeOf(browser.api.learning.placement({ course }))).toBe("NOT_FOUND");
    }
  });

  test("somebody else's assessment, which reads as absent", async () => {
    const other = await openSignedInBrowser(server.url);
    const answers = rightAnswers(1);
    for (const id of [attempt.id, NOBODYS_ID]) {
      expect(await codeOf(other.api.assessment.answer({ id, answers }))).toBe("NOT_FOUND");
      expect(await codeOf(other.api.assessment.submit({ id, answers }))).toBe("NOT_FOUND");
      expect(await codeOf(other.api.assessment.result({ id }))).toBe("NOT_FOUND");
      expect(await codeOf(other.api.certificates.issue({ id, name: "Asha Verma" }))).toBe(
        "NOT_FOUND",
      );
    }
    expect((await browser.api.assessment.begin({ course: "sql" })).answers).toEqual([]);
  });

  test("more than 20 answers at once, none, and a book as an answer", async () => {
    const { id } = attempt;
    const [one] = rightAnswers(1);
    const many = Array.from({ length: 21 }, () => one!);
    expect(await codeOf(browser.api.assessment.answer({ id, answers: many }))).toBe("BAD_REQUEST");
    expect(await codeOf(browser.api.assessment.answer({ id, answers: [] }))).toBe("BAD_REQUEST");
    const book = { ...one!, answer: "x".repeat(10_001) };
    expect(await codeOf(browser.api.assessment.answer({ id, answers: [book] }))).toBe(
      "BAD_REQUEST",
    );
    expect(await codeOf(submit(many))).toBe("BAD_REQUEST");
  });

  test("an answer after the time, and after handing in", async () => {
    const { id } = attempt;
    const answers = rightAnswers(1);
    pass(61);
    expect(await codeOf(browser.api.assessment.answer({ id, answers }))).toBe("ASSESSMENT_OVER");
    const late = await submit(rightAnswers());
    expect(late).toMatchObject({ right: 0, isPassed: false });

    pass(24 * 60);
    attempt = await browser.api.assessment.begin({ course: "sql" });
    await submit([]);
    expect(
      await codeOf(browser.api.assessment.answer({ id: attempt.id, answers: rightAnswers(1) })),
    ).toBe("ASSESSMENT_OVER");
    expect(await submit(rightAnswers())).toMatchObject({ right: 0 });
  });

  test("the result while it is being written", async () => {
    expect(await codeOf(browser.api.assessment.result({ id: attempt.id }))).toBe(
      "ASSESSMENT_RUNNING",
    );
  });

  test("another try within a day; after it the questions are others", async () => {
    await submit([]);
    pass(23 * 60);
    expect(await codeOf(browser.api.assessment.begin({ course: "sql" }))).toBe("TOO_SOON");
    expect((await browser.api.assessment.state({ course: "sql" })).nextAt).not.toBeNull();
    pass(60);
    const next = await browser.api.assessment.begin({ course: "sql" });
    const first = new Set(questionsOf(attempt).map(({ id }) => id));
    expect(questionsOf(next).filter(({ id }) => first.has(id))).toEqual([]);
  });

  test("a certificate before the end, below 80%, and one without a name", async () => {
    expect(await codeOf(issue("Asha Verma"))).toBe("NOT_PASSED");
    expect(await submit(rightAnswers(15))).toMatchObject({ percent: 75, isPassed: false });
    expect(await codeOf(issue("Asha Verma"))).toBe("NOT_PASSED");
    expect(await codeOf(issue(" "))).toBe("BAD_REQUEST");
  });

  test("a code that is unknown or is none", async () => {
    for (const code of ["0000-0000", "abc", "..", "%"]) {
      expect(await codeOf(openBrowser(server.url).api.certificates.open({ code }))).toBe(
        "NOT_FOUND",
      );
      expect(await codeOf(browser.api.certificates.mine({ code }))).toBe("NOT_FOUND");
    }
  });
});

test("no response before the end holds anything of what is right", async () => {
  await browser.api.assessment.answer({ id: attempt.id, answers: rightAnswers(3) });
  const path = "/api/v1/learning/courses/sql/assessment";
  const begun = await browser.request(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  const [again, state] = [await begun.text(), await (await browser.request(path)).text()];
  for (const body of [again, state]) {
    expect(body).toContain("Question ");
    expect(body).not.toContain(SECRET);
    expect(body).not.toMatch(/"(right|why|isRight|exercise|reference|key)":(?!"[a-c]",)/u);
  }
  expect(JSON.parse(state).current.questions).toHaveLength(20);
  const result = await submit([]);
  expect(JSON.stringify(result)).toContain(SECRET);
});

describe("an assessment", () => {
  test("goes on on another device, with its answers and its time", async () => {
    await browser.api.assessment.answer({ id: attempt.id, answers: rightAnswers(4) });
    pass(20);
    const elsewhere = await browser.api.assessment.begin({ course: "sql" });
    expect(elsewhere).toMatchObject({ id: attempt.id, endsAt: attempt.endsAt });
    expect(elsewhere.answers).toHaveLength(4);
    expect(elsewhere.questions).toEqual(attempt.questions);
  });

  test("of two answers to a question keeps the later one, whichever comes last", async () => {
    const [question] = questionsOf(attempt);
    const say = (answer: string, minutes: number) => ({
      question: question!.id,
      answer,
      at: new Date(now.getTime() + minutes * MINUTE_MS).toISOString(),
    });
    const { id } = attempt;
    await browser.api.assessment.answer({ id, answers: [say("c", -2)] });
    await browser.api.assessment.answer({
      id,
      answers: [say("a", -5), { ...say("b", 0), question: "of-another-test" }],
    });
    const { answers } = await browser.api.assessment.begin({ course: "sql" });
    expect(answers.map(({ answer }) => answer)).toEqual(["c"]);
    // A clock that runs a year fast wins now, not for ever.
    await browser.api.assessment.answer({ id, answers: [say("a", 525_600)] });
    pass(1);
    await browser.api.assessment.answer({ id, answers: [say("b", 0)] });
    expect((await browser.api.assessment.begin({ course: "sql" })).answers).toMatchObject([
      { answer: "b" },
    ]);
  });

  test("that nobody handed in counts what was answered in its time", async () => {
    await browser.api.assessment.answer({ id: attempt.id, answers: rightAnswers(17) });
    pass(61);
    const state = await browser.api.assessment.state({ course: "sql" });
    expect(state).toMatchObject({ current: null, ended: [{ right: 17, of: 20, isPassed: true }] });
    expect(await browser.api.assessment.result({ id: attempt.id })).toMatchObject({
      right: 17,
      submittedAt: attempt.endsAt,
    });
  });

  test("is judged once, however often it is handed in", async () => {
    judgings = 0;
    const answers = rightAnswers();
    const [one, two] = await Promise.all([submit(answers), submit(answers)]);
    expect(one).toEqual(two);
    expect(await submit([])).toEqual(one);
    expect(one).toMatchObject({ right: 20, percent: 100, needed: 16, isPassed: true, code: null });
    expect(one.stages).toEqual([
      { stage: "Start", right: 5, of: 5 },
      { stage: "Querying", right: 15, of: 15 },
    ]);
    expect(judgings).toBe(questionsOf(attempt).filter(({ kind }) => kind === "write").length);
  });

  test("says after the end what was wrong, and why", async () => {
    const write = questionsOf(attempt).find(({ kind }) => kind === "write");
    const result = await submit([
      { question: write!.id, answer: "SELECT 1", at: now.toISOString() },
    ]);
    const told = result.questions.find(({ answer }) => answer === "SELECT 1");
    expect(told).toMatchObject({ isRight: false, finding: "2 rows too few." });
    expect(told?.reference).toContain("SELECT id FROM people");
  });

  test("two devices that begin at once begin one", async () => {
    const other = await openSignedInBrowser(server.url);
    const begin = () => other.api.assessment.begin({ course: "sql" });
    const begun = await Promise.all([begin(), begin(), begin()]);
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
  });
});

async function certify(name = "Ananya Iyer") {
  await submit(rightAnswers(16));
  return issue(name);
}

describe("a certificate", () => {
  test("is shown to anybody who has its code, however it is typed", async () => {
    const { code } = await certify();
    expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/u);
    const visitor = openBrowser(server.url);
    const typed = code.toLowerCase().replace("-", " ");
    expect(await visitor.api.certificates.open({ code: typed })).toMatchObject({
      code,
      name: "Ananya Iyer",
      title: "SQL for tests",
      right: 16,
      of: 20,
      percent: 80,
      bank: 60,
      passedAt: now.toISOString(),
    });
    const shown = JSON.stringify(await visitor.api.certificates.open({ code }));
    expect(shown).not.toContain(browser.userId);
    expect(shown).not.toContain(browser.email);
  });

  test("is made once, with the name it was made with", async () => {
    const first = await certify();
    const again = await browser.api.certificates.issue({ id: attempt.id, name: "Somebody Else" });
    expect(again).toEqual(first);
    const state = await browser.api.assessment.state({ course: "sql" });
    expect(state.code).toBe(first.code);
  });

  test("is hidden and shown by its owner alone", async () => {
    const { code } = await certify();
    const other = await openSignedInBrowser(server.url);
    expect(await codeOf(other.api.certificates.setPublic({ code, isPublic: false }))).toBe(
      "NOT_FOUND",
    );
    expect(await codeOf(other.api.certificates.mine({ code }))).toBe("NOT_FOUND");
    await browser.api.certificates.setPublic({ code, isPublic: false });
    expect(await codeOf(openBrowser(server.url).api.certificates.open({ code }))).toBe("NOT_FOUND");
    expect(await browser.api.certificates.mine({ code })).toMatchObject({ isPublic: false });
  });

  test("goes with the person", async () => {
    const { code } = await certify();
    await database.db.execute(sql`delete from profile."user" where id = ${browser.userId}`);
    expect(await codeOf(openBrowser(server.url).api.certificates.open({ code }))).toBe("NOT_FOUND");
  });
});

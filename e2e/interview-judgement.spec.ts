import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { InterviewJudgementEvent } from "@taiyari/contract";
import { makeAnswer, makeInterview } from "../apps/server/src/testing/interviews.ts";
import { violations } from "./axe.ts";
import { originOf } from "./editor-resumes.ts";
import { expect, test } from "./fixtures.ts";

const QUOTE = "I looked at the pin codes of six months";
const ANSWER = `They wanted to decide for another courier in the whole south. ${QUOTE} and found that one hub made most refunds. They moved only that hub, and refunds fell from 400 a week to 260.`;

/** An interview of two questions that is over, each answered alike, kept on the server. */
async function interviewOver(page: Page): Promise<string> {
  const [first] = makeInterview().plan;
  if (!first) throw new Error("an interview has a question");
  const interview = makeInterview({
    plan: ["first", "second"].map((id) => ({ ...first, question: { ...first.question, id } })),
  });
  interview.setup.mode = "study";
  const happened = [0, 1].flatMap((at) => [
    { id: randomUUID(), at: 60 * at + 1, kind: "went-on" },
    makeAnswer({ text: ANSWER, at: 60 * at + 20 }),
    { id: randomUUID(), at: 60 * at + 40, kind: "skipped" },
  ]);
  const send = async (path: string, data: object) => {
    const sent = await page.request.post(`/api/v1/interviews${path}`, {
      headers: { Origin: originOf() },
      data,
    });
    expect(sent.ok()).toBe(true);
  };
  await send("", { interview });
  await send(`/${interview.id}/events`, {
    happened: [...happened, { id: randomUUID(), at: 130, kind: "ended" }],
  });
  return interview.id;
}

const line = { score: 2, remark: "What was done is told.", quotes: [QUOTE] };
const lines = { structure: line, evidence: line, relevance: line, depth: line, clarity: line };
const JUDGED = {
  kind: "judged",
  because: null,
  judgement: {
    engine: "llama at localhost",
    judgedAt: "2026-11-23T06:00:00.000Z",
    answers: [
      { question: 0, attempt: 1, lines },
      { question: 1, attempt: 1, lines: null },
    ],
  },
} satisfies InterviewJudgementEvent;

test.use({ viewport: { width: 360, height: 740 } });

test("an interview is read by the language model too: stopped, refused, then read, and kept, and the built-in reading stays", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Lakshmi Menon");
  const id = await interviewOver(page);
  const read = page.getByRole("button", { name: "Read by the language model too" });
  const note = page.getByRole("region", { name: "The language model" });
  await page.goto(`/interview/report/${id}`);
  await expect(page.getByText("Scored by the built-in engine")).toBeVisible();
  await expect(page.getByRole("button", { name: "Download PDF" })).toBeVisible();
  await expect(read).toHaveCount(0);
  await expect(note).toHaveCount(0);

  let answer: InterviewJudgementEvent | null = null;
  await page.route("**/api/v1/coach", (route) =>
    route.fulfill({ json: { engine: "model", name: "llama at localhost", requestsLeft: 9 } }),
  );
  await page.route("**/api/v1/interviews/*/judgement", async (route) => {
    if (route.request().method() === "GET")
      return answer === JUDGED
        ? route.fulfill({ json: { judgement: JUDGED.judgement } })
        : route.continue();
    // Without an answer the request stays open until it is given up.
    if (!answer) return undefined;
    const events = [{ kind: "progress", done: 0, of: 2 }, answer];
    const sent = events.map((event) => `event: message\ndata: ${JSON.stringify(event)}\n\n`);
    return route.fulfill({
      contentType: "text/event-stream",
      body: `${sent.join("")}event: done\n\n`,
    });
  });
  await page.reload();
  await read.click();
  await expect(note).toContainText("Asking the language model");
  await expect(read).toHaveAttribute("aria-disabled", "true");
  expect(await violations(page)).toEqual([]);
  await note.getByRole("button", { name: "Stop" }).click();
  await expect(note).toContainText("Reading was stopped, and nothing of it was kept.");
  await expect(note).toBeFocused();

  answer = { kind: "failed", because: "limit-reached" };
  await read.click();
  await expect(note).toContainText(
    "You have asked the language model as often as you may today. This is the built-in reading.",
  );
  await expect(page.getByText("Scored by the built-in engine")).toBeVisible();

  answer = JUDGED;
  await read.click();
  await expect(page.getByText("Scored by the language model, its quotes checked")).toBeVisible();
  await expect(note).toContainText("llama at localhost scored these answers on the same rubric");
  await expect(note).toContainText("Answer 2 keeps the built-in score");
  await expect(page.getByText("10 of 25").first()).toBeAttached();
  await expect(page.getByRole("button", { name: "Read the others" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violations(page)).toEqual([]);

  await note.getByRole("button", { name: "Show the built-in reading" }).click();
  await expect(page.getByText("Scored by the built-in engine")).toBeVisible();
  await note.getByRole("button", { name: "Show the language model’s reading" }).click();
  await expect(page.getByText("Scored by the language model, its quotes checked")).toBeVisible();

  await page.reload();
  await expect(page.getByText("Scored by the language model, its quotes checked")).toBeVisible();
  await expect(note.getByRole("button", { name: "Show the built-in reading" })).toBeVisible();
});

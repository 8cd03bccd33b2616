import { expect, test } from "vitest";
import { DRAFT, JOB, LETTER, TODAY, withText } from "../testing/make-letter.ts";
import { createAnswerer } from "./answer.ts";
import { createLetterEngine, type WorkerLike } from "./letter-engine.ts";
import type { CheckedLetter, FromLetterWorker, ToLetterWorker } from "./messages.ts";

const basis = { draft: DRAFT, jobDescription: JOB, today: TODAY };
const NONE = { skills: [], roles: [], industries: [] };

/** A worker that answers in this thread. */
function ownWorker(): WorkerLike {
  const line = new EventTarget();
  const answer = createAnswerer();
  return {
    addEventListener: line.addEventListener.bind(line),
    terminate: () => undefined,
    postMessage({ id, question }: ToLetterWorker) {
      const data: FromLetterWorker = { id, ok: true, answer: answer(question) };
      queueMicrotask(() => line.dispatchEvent(new MessageEvent("message", { data })));
    },
  };
}

test("asks for the careers again after they could not be had", async () => {
  let isUp = false;
  const careers = () => (isUp ? Promise.resolve(NONE) : Promise.reject(new Error("no line")));
  const engine = createLetterEngine(careers, ownWorker);
  const asked = { kind: "check", basis, letter: LETTER } as const;
  await expect(engine.ask(asked)).rejects.toThrow("no line");
  isUp = true;
  expect((await engine.ask(asked)).check.words).toBeGreaterThan(50);
  engine.close();
});

test("says no more once it is closed", async () => {
  const silent = { ...ownWorker(), postMessage: () => undefined };
  const engine = createLetterEngine(
    () => Promise.resolve(NONE),
    () => silent,
  );
  const asked = engine.ask({ kind: "plainer", basis, letter: LETTER, paragraph: "why" });
  await Promise.resolve();
  await Promise.resolve();
  engine.close();
  await expect(asked).rejects.toThrow("closed");
});

test("drafts, checks, and offers what to put in the place of a claim", () => {
  const answer = createAnswerer();
  const wish = { kind: "draft", basis, role: "", company: "Nandi Retail", tone: "plain" } as const;
  const drafted = answer(wish) as typeof LETTER;
  expect(drafted).toMatchObject({ role: "Data Analyst", company: "Nandi Retail" });
  const claimed = withText(drafted, "evidence", "I am an expert in pricing.");
  const { check, replacement } = answer({ kind: "check", basis, letter: claimed }) as CheckedLetter;
  expect(check.unproven).toHaveLength(1);
  expect(replacement?.text).toMatch(/^At Saral Commerce I /u);
  expect(answer({ kind: "plainer", basis, letter: drafted, paragraph: "why" })).toBeNull();
});

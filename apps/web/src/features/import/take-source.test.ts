import { expect, test } from "vitest";
import type { WorkerLike } from "../../lib/documents/documents.ts";
import { fakeDocuments } from "../../testing/fake-documents.ts";
import { takeSource } from "./take-source.ts";

const TEXT = { kind: "text", text: "Rukmini" } as const;

/** A worker that ends as soon as it is asked. */
const breaking = (): WorkerLike => {
  const target = new EventTarget();
  return {
    addEventListener: target.addEventListener.bind(target),
    terminate: () => undefined,
    postMessage: () => void target.dispatchEvent(new ErrorEvent("error", { message: "gone" })),
  };
};

test("ends a source that is never read, and says how long it waited", async () => {
  const { outcome } = takeSource(TEXT, { start: fakeDocuments({}), timeLimitMs: 5 });
  expect(await outcome).toEqual({ ok: false, problem: { kind: "timed-out", afterMs: 5 } });
});

test("says that reading stopped when the worker ends or is stopped", async () => {
  const stopped = { ok: false, problem: { kind: "stopped" } };
  expect(await takeSource(TEXT, { start: breaking }).outcome).toEqual(stopped);
  const taking = takeSource(TEXT, { start: fakeDocuments({}) });
  taking.stop();
  expect(await taking.outcome).toEqual(stopped);
});

test("passes on what the worker says, and ends it", async () => {
  let isEnded = false;
  const refusal = { ok: false, problem: { kind: "picture" } };
  const start = () => ({
    ...fakeDocuments({ "take-in": () => refusal })(),
    terminate: () => (isEnded = true),
  });
  expect(await takeSource(TEXT, { start }).outcome).toEqual(refusal);
  expect(isEnded).toBe(true);
});

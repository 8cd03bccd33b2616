import { describe, expect, test } from "vitest";
import { openDocuments, type WorkerLike } from "./documents.ts";
import { TAG, type ToWorker } from "./messages.ts";

/** A worker whose end of the line the test holds. */
function line() {
  const target = new EventTarget();
  const heard: ToWorker[] = [];
  const worker: WorkerLike = {
    addEventListener: target.addEventListener.bind(target),
    postMessage: (message) => void heard.push(message as ToWorker),
    terminate: () => undefined,
  };
  const say = (data: unknown) => target.dispatchEvent(new MessageEvent("message", { data }));
  return {
    heard,
    say,
    fail: () => target.dispatchEvent(new ErrorEvent("error", { message: "broke" })),
    start: () => worker,
  };
}

describe("openDocuments", () => {
  test("passes on why the worker could not do what was asked", async () => {
    const { heard, say, start } = line();
    const answer = openDocuments(start).ask({ kind: "draw", page: 1, pixelsPerPoint: 2 });
    say({ tag: TAG, id: heard[0]?.id, ok: false, reason: "no such page" });
    await expect(answer).rejects.toThrow("no such page");
  });

  test("leaves nobody waiting when the worker breaks or is closed", async () => {
    const broken = line();
    const first = openDocuments(broken.start).ask({ kind: "score", corrections: [] });
    broken.fail();
    await expect(first).rejects.toThrow("broke");

    const closed = line();
    const documents = openDocuments(closed.start);
    const second = documents.ask({ kind: "score", corrections: [] });
    documents.close();
    await expect(second).rejects.toThrow("The worker was closed.");
  });

  test("leaves nobody waiting who asks after that", async () => {
    const broken = line();
    const first = openDocuments(broken.start);
    broken.fail();
    await expect(first.ask({ kind: "score", corrections: [] })).rejects.toThrow("broke");

    const second = openDocuments(line().start);
    second.close();
    await expect(second.ask({ kind: "score", corrections: [] })).rejects.toThrow("closed");
  });

  test("hears its own answers only, whatever else is said on the line and in whatever order", async () => {
    const { heard, say, start } = line();
    const documents = openDocuments(start);
    const first = documents.ask({ kind: "draw", page: 1, pixelsPerPoint: 1 });
    const second = documents.ask({ kind: "draw", page: 2, pixelsPerPoint: 1 });
    say({ sourceName: "worker", targetName: "main", action: "ready", data: null });
    say({ tag: TAG, id: heard[1]?.id, ok: true, answer: "second" });
    say({ tag: TAG, id: heard[0]?.id, ok: true, answer: "first" });
    expect(await Promise.all([first, second])).toEqual(["first", "second"]);
  });
});

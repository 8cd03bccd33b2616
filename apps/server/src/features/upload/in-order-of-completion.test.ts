import { expect, test } from "vitest";
import { inOrderOfCompletion } from "./in-order-of-completion.ts";

test("throws what a promise rejects with", async () => {
  const values = inOrderOfCompletion([Promise.reject(new Error("lost"))]);
  await expect(values.next()).rejects.toThrow("lost");
});

test("gives the first to resolve first, each once", async () => {
  const [slow, quick] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const values = inOrderOfCompletion([slow.promise, quick.promise]);
  quick.resolve("quick");
  expect(await values.next()).toEqual({ done: false, value: "quick" });
  slow.resolve("slow");
  expect(await values.next()).toEqual({ done: false, value: "slow" });
  expect(await values.next()).toEqual({ done: true, value: undefined });
});

test("ends when it is aborted while it waits, and at once when it was before", async () => {
  const never = new Promise<string>(() => undefined);
  const stop = new AbortController();
  const waiting = inOrderOfCompletion([never], stop.signal).next();
  stop.abort();
  expect(await waiting).toEqual({ done: true, value: undefined });
  expect(await inOrderOfCompletion([never], stop.signal).next()).toMatchObject({ done: true });
});

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { LearnerExercise } from "@taiyari/domain/learning";
import { CHECK_LIMIT_MS, createSql, RUN_LIMIT_MS } from "./create-sql.ts";
import type { RemoteFile } from "./fetch-file.ts";
import type { FileName } from "./frame/messages.ts";
import { fakeHost } from "./testing/fake-host.ts";
import type { Question } from "./worker/messages.ts";

const NAMES: readonly FileName[] = [
  "script",
  "wasm",
  "share",
  "bazaarly-visible",
  "bazaarly-hidden",
  "hastantar-visible",
  "hastantar-hidden",
];
const FILES = Object.fromEntries(
  NAMES.map((name) => [name, { address: `/${name}`, bytes: 10, sentBytes: 5 }]),
) as Record<FileName, RemoteFile>;
const OUTCOME = { statements: [], error: null, ms: 1 };
const ENDLESS = new Promise<never>(() => undefined);
const EXERCISE = { data: null } as LearnerExercise;

interface World {
  readonly answer?: (question: Question) => unknown;
  readonly opens?: () => Promise<void>;
  readonly fetches?: (address: string) => Promise<ArrayBuffer>;
}

function world({
  answer = () => OUTCOME,
  opens = async () => undefined,
  fetches = async () => new ArrayBuffer(10),
}: World = {}) {
  const fake = fakeHost(answer, opens);
  const asked: string[] = [];
  const kept: string[] = [];
  const sql = createSql({
    openHost: () => fake.host,
    engineFiles: () => FILES,
    snapshots: async () => FILES,
    fetchFile({ address }, onProgress) {
      asked.push(address);
      onProgress(1);
      return fetches(address);
    },
    keepFiles: (addresses) => kept.push(...addresses),
  });
  const kinds: string[] = [];
  sql.subscribe(() => kinds.push(sql.state().kind));
  return { ...fake, sql, asked, kept, kinds };
}

/** An endless query takes as long as the limit says, which a test does not wait for. */
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("what cannot be run", () => {
  test("says that the files could not be had, and tries again when asked again", async () => {
    let isOnline = false;
    const { sql, isClosed } = world({
      async fetches() {
        if (!isOnline) throw new TypeError("Failed to fetch");
        return new ArrayBuffer(10);
      },
    });
    expect(await sql.run("SELECT 1")).toEqual({
      kind: "failed",
      failure: "files",
      reason: "Failed to fetch",
    });
    expect(sql.state().kind).toBe("failed");
    expect(isClosed()).toBe(true);
    isOnline = true;
    expect(await sql.run("SELECT 1")).toEqual({ kind: "done", answer: OUTCOME });
  });

  test("says that the browser cannot do it, as where WebAssembly is switched off", async () => {
    const { sql } = world({ opens: () => Promise.reject(new Error("no WebAssembly")) });
    expect(await sql.run("SELECT 1")).toMatchObject({ kind: "failed", failure: "browser" });
    expect(sql.state()).toMatchObject({ kind: "failed", reason: "no WebAssembly" });
  });

  test("is told of a fault in the engine, and begins anew", async () => {
    const { sql, starts } = world({
      answer: ({ kind }) => {
        if (kind === "run") throw new Error("unreachable");
        return null;
      },
    });
    expect(await sql.run("SELECT 1")).toMatchObject({ kind: "failed", failure: "browser" });
    expect(starts).toHaveLength(2);
  });
});

/** Answers everything but its first run or check. */
function onlyLater() {
  let isFirst = true;
  return ({ kind }: Question) => {
    if (kind === "open" || kind === "open-check" || !isFirst) return OUTCOME;
    isFirst = false;
    return ENDLESS;
  };
}

describe("an endless query", () => {
  test("is ended after the limit, and the next one runs in a new engine", async () => {
    const { sql, ended, starts } = world({ answer: onlyLater() });
    const ran = sql.run("SELECT pg_sleep(60)");
    await vi.advanceTimersByTimeAsync(RUN_LIMIT_MS - 1);
    expect(ended).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await ran).toEqual({ kind: "too-slow", limitMs: RUN_LIMIT_MS });
    expect(ended).toEqual(["too-slow"]);
    expect(await sql.run("SELECT 1")).toEqual({ kind: "done", answer: OUTCOME });
    expect(starts).toHaveLength(2);
  });

  test("is ended when the person stops it", async () => {
    const { sql, kinds } = world({ answer: onlyLater() });
    const ran = sql.run("SELECT pg_sleep(60)");
    await vi.waitUntil(() => kinds.at(-1) === "running" && kinds.length > 5);
    sql.stop();
    expect(await ran).toEqual({ kind: "stopped" });
  });

  test("is a verdict where an answer is judged, after a longer limit", async () => {
    const { sql } = world({ answer: onlyLater() });
    const checked = sql.check(EXERCISE, "SELECT pg_sleep(60)");
    await vi.advanceTimersByTimeAsync(CHECK_LIMIT_MS);
    expect(await checked).toEqual({
      kind: "done",
      answer: { kind: "too-slow", limitMs: CHECK_LIMIT_MS },
    });
  });
});

describe("the engine", () => {
  test("fetches nothing until something is run, and then each file once", async () => {
    const { sql, asked, kept, given, kinds } = world();
    expect(asked).toEqual([]);
    await Promise.all([sql.run("SELECT 1"), sql.run("SELECT 2")]);
    expect(asked.toSorted()).toEqual(["/bazaarly-visible", "/script", "/share", "/wasm"]);
    expect(given).toHaveLength(4);
    expect(kept.toSorted()).toEqual(asked.toSorted());
    expect([...new Set(kinds)]).toEqual(["loading", "starting", "ready", "running"]);
  });

  test("opens at once what it was started for, and again after it was ended", async () => {
    const { sql, starts } = world({ answer: onlyLater() });
    const ran = sql.run("SELECT pg_sleep(60)", "CREATE TABLE t (id int)");
    await vi.advanceTimersByTimeAsync(RUN_LIMIT_MS);
    await ran;
    const own = { source: { sql: "CREATE TABLE t (id int)" }, set: "bazaarly" };
    expect(starts).toEqual([own, own]);
  });

  test("counts bytes as they are sent", async () => {
    const { sql } = world();
    const seen: unknown[] = [];
    sql.subscribe(() => seen.push(sql.state()));
    await sql.load();
    expect(seen).toContainEqual({ kind: "loading", loaded: 20, total: 20 });
  });

  test("fetches the hidden data with the first check of an exercise on them", async () => {
    const { sql, asked } = world();
    await sql.check({ ...EXERCISE, data: { visible: "", hidden: "" } }, "SELECT 1");
    expect(asked).not.toContain("/bazaarly-hidden");
    await sql.check(EXERCISE, "SELECT 1");
    await sql.check(EXERCISE, "SELECT 1");
    expect(asked.filter((address) => address === "/bazaarly-hidden")).toHaveLength(1);
  });

  test("fetches the database of another data set when it is asked for, and starts again with it", async () => {
    const { sql, asked, starts } = world({
      answer: (question) =>
        question.kind === "run" && question.text === "endless" ? ENDLESS : OUTCOME,
    });
    await sql.run("SELECT 1");
    expect(asked.filter((address) => address.startsWith("/hastantar"))).toEqual([]);
    const ran = sql.run("endless", { set: "hastantar" });
    await vi.waitUntil(() => sql.state().kind === "running");
    await vi.advanceTimersByTimeAsync(RUN_LIMIT_MS);
    expect(await ran).toMatchObject({ kind: "too-slow" });
    await sql.check(EXERCISE, "SELECT 1", "hastantar");
    await sql.run("SELECT 1");
    expect(asked.filter((address) => address.startsWith("/hastantar"))).toEqual([
      "/hastantar-visible",
      "/hastantar-hidden",
    ]);
    expect(starts.map(({ set }) => set)).toEqual(["bazaarly", "hastantar"]);
  });

  test("does one thing after the other", async () => {
    const first = Promise.withResolvers<typeof OUTCOME>();
    const heard: string[] = [];
    const { sql } = world({
      answer(question) {
        if (question.kind !== "run") return null;
        heard.push(question.text);
        return question.text === "one" ? first.promise : OUTCOME;
      },
    });
    const one = sql.run("one");
    const two = sql.run("two");
    await vi.waitUntil(() => heard.length > 0);
    expect(heard).toEqual(["one"]);
    first.resolve(OUTCOME);
    await Promise.all([one, two]);
    expect(heard).toEqual(["one", "two"]);
  });
});

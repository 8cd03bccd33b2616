import { describe, expect, test } from "vitest";
import type { LearnerExercise } from "@taiyari/domain/learning";
import { createSql } from "./create-sql.ts";
import type { RemoteFile } from "./fetch-file.ts";
import type { SnapshotName } from "./frame/messages.ts";
import type { ServerSql } from "./server-sql.ts";
import { fakeHost } from "./testing/fake-host.ts";
import { withServer } from "./with-server.ts";

const FILE = { address: "/file", bytes: 1, sentBytes: 1 };
const FILES = { script: FILE, wasm: FILE, share: FILE };
const SNAPSHOTS = new Proxy({} as Record<SnapshotName, RemoteFile>, { get: () => FILE });
const IN_PAGE = { statements: [], error: null, ms: 1 };
const ON_SERVER = { statements: [], error: null, ms: 2 };
const EXERCISE = { id: "all", data: null } as LearnerExercise;

interface World {
  readonly canRun: boolean;
  readonly canFetch?: boolean;
  readonly hasWebAssembly?: boolean;
}

function world({ canRun, canFetch = true, hasWebAssembly = true }: World) {
  const { host } = fakeHost(
    () => IN_PAGE,
    canRun ? async () => undefined : () => Promise.reject(new Error("no WebAssembly")),
  );
  const asked: unknown[] = [];
  const server: ServerSql = {
    async run(query) {
      asked.push(query);
      return { kind: "done", answer: ON_SERVER };
    },
    async check(answer) {
      asked.push(answer);
      return { kind: "done", answer: { kind: "right" } };
    },
  };
  const page = createSql({
    openHost: () => host,
    engineFiles: () => FILES,
    snapshots: async () => SNAPSHOTS,
    async fetchFile() {
      if (!canFetch) throw new TypeError("Failed to fetch");
      return new ArrayBuffer(1);
    },
    keepFiles: () => undefined,
  });
  return { sql: withServer(page, server, hasWebAssembly), asked };
}

describe("the server is not asked", () => {
  test("where the page can run it", async () => {
    const { sql, asked } = world({ canRun: true });
    expect(await sql.run("SELECT 1")).toEqual({ kind: "done", answer: IN_PAGE });
    expect(await sql.check(EXERCISE, "SELECT 1", { page: "joins" })).toMatchObject({
      kind: "done",
    });
    expect(asked).toEqual([]);
    expect(sql.state().kind).toBe("ready");
  });

  test("where only the files could not be had", async () => {
    const { sql, asked } = world({ canRun: true, canFetch: false });
    expect(await sql.run("SELECT 1")).toMatchObject({ kind: "failed", failure: "files" });
    expect(asked).toEqual([]);
  });
});

describe("where the browser cannot run it", () => {
  test("the same text runs on the server, and those after it", async () => {
    const { sql, asked } = world({ canRun: false });
    const states: string[] = [];
    sql.subscribe(() => states.push(sql.state().kind));
    expect(await sql.run("SELECT 1", "CREATE TABLE t ()")).toEqual({
      kind: "done",
      answer: ON_SERVER,
    });
    expect(states.at(-1)).toBe("server");
    await sql.explain("SELECT 2", { isMeasured: true, data: null });
    await sql.check(EXERCISE, "SELECT 3", { page: "joins" });
    expect(await sql.reset()).toEqual({ kind: "done", answer: null });
    expect(asked).toEqual([
      { text: "SELECT 1", data: "CREATE TABLE t ()", explain: null },
      { text: "SELECT 2", data: null, explain: "measured" },
      { page: "joins", exercise: "all", text: "SELECT 3" },
    ]);
  });

  test("a problem of the Practice Lab is judged there too", async () => {
    const { sql, asked } = world({ canRun: false });
    const place = { problem: "late-in-which-city", dataSet: "annapath" } as const;
    expect(await sql.check(EXERCISE, "SELECT 1", place)).toEqual({
      kind: "done",
      answer: { kind: "right" },
    });
    expect(asked).toEqual([{ problem: "late-in-which-city", text: "SELECT 1" }]);
  });

  test("nothing of it is fetched without WebAssembly", async () => {
    const { sql, asked } = world({ canRun: true, canFetch: false, hasWebAssembly: false });
    await sql.load();
    expect(await sql.run("SELECT 1")).toEqual({ kind: "done", answer: ON_SERVER });
    expect(asked).toHaveLength(1);
  });

  test("it is known once the engine was to be loaded ahead", async () => {
    const { sql, asked } = world({ canRun: false });
    await sql.load();
    expect(sql.state().kind).toBe("server");
    expect(asked).toEqual([]);
  });
});

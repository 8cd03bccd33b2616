import { Readable } from "node:stream";
import { afterEach, describe, expect, test } from "vitest";
import type { TaskLimits } from "./limits.ts";
import { createProcessPool, type ProcessPool } from "./process-pool.ts";
import { usageOf } from "./process-usage.ts";
import type { Behaviour } from "./testing/misbehaving.worker.ts";

const MISBEHAVING = new URL("./testing/misbehaving.worker.ts", import.meta.url);
const GENEROUS: TaskLimits = { processorMs: 60_000, wallMs: 60_000, memoryMb: 2_000 };

let pool: ProcessPool | undefined;
afterEach(async () => {
  await pool?.close();
  pool = undefined;
});

function openPool({ module = MISBEHAVING, keepFree = 0, heapLimitMb = 64 } = {}) {
  pool = createProcessPool({ module, keepFree, heapLimitMb });
  return pool;
}

const run = (own: ProcessPool, behaviour: Behaviour, limits: Partial<TaskLimits> = {}) =>
  own.run({ task: behaviour }, { ...GENEROUS, ...limits });

/** The id of the process that the next task gets. */
async function pidOf(own: ProcessPool): Promise<number> {
  const end = await run(own, "answer");
  if (end.kind !== "done") throw new Error(end.kind);
  return end.value as number;
}

async function* halfAFile(): AsyncGenerator<Buffer> {
  yield Buffer.from("half a file");
  throw new Error("the disk is gone");
}

describe("createProcessPool", () => {
  test.each([
    { what: "does not end", behaviour: "spin", limits: { processorMs: 200 }, reason: "processor" },
    { what: "waits for ever", behaviour: "wait", limits: { wallMs: 300 }, reason: "wall" },
    { what: "fills the heap", behaviour: "fill-heap", limits: {}, reason: "memory" },
    {
      what: "fills memory beside the heap",
      behaviour: "fill-buffers",
      limits: { memoryMb: 300 },
      reason: "memory",
    },
  ] as const)("stops a task that $what, says so, and does the next one", async (given) => {
    const own = openPool();

    const end = await run(own, given.behaviour, given.limits);

    expect(end).toEqual({ kind: "stopped", reason: given.reason });
    expect(await run(own, "answer")).toMatchObject({ kind: "done" });
  });

  test.each([
    { what: "aborts", behaviour: "abort", how: "signal SIGABRT" },
    { what: "is killed for a bad address", behaviour: "segfault", how: "signal SIGSEGV" },
    { what: "exits", behaviour: "exit", how: "exit code 7" },
  ] as const)("lives on when its process $what, and does the next task", async (given) => {
    const own = openPool();

    expect(await run(own, given.behaviour)).toEqual({ kind: "died", how: given.how });

    expect(await run(own, "answer")).toMatchObject({ kind: "done" });
  });

  test("says of a bug what was thrown, and keeps the process", async () => {
    const own = openPool();
    const pid = await pidOf(own);

    expect(await run(own, "throw")).toMatchObject({
      kind: "failed",
      error: expect.stringContaining("a bug in the rules"),
    });
    expect(await pidOf(own)).toBe(pid);
  });

  test("does a task again when somebody else killed its process", async () => {
    const own = openPool({ keepFree: 1 });
    const pid = await pidOf(own);
    const waiting = run(own, "wait", { wallMs: 1_000 });
    process.kill(pid, "SIGKILL");

    // The second process was not killed, so the wait itself is what ends it.
    expect(await waiting).toEqual({ kind: "stopped", reason: "wall" });
    expect(await pidOf(own)).not.toBe(pid);
  });

  test("does not count against the next task that a process dies of the last one", async () => {
    const own = openPool();
    for (let turn = 0; turn < 5; turn++) {
      await run(own, "reject-later");
      expect(await run(own, "answer")).toMatchObject({ kind: "done" });
    }
  });

  test("hands a file over piece by piece", async () => {
    const pieces = [Buffer.from("Asha "), Buffer.from("Verma")];
    const openFile = () => Promise.resolve(Readable.from(pieces));

    const end = await openPool().run({ task: "answer-bytes", openFile }, GENEROUS);

    expect(end.kind === "done" && new TextDecoder().decode(end.value as Uint8Array)).toBe(
      "Asha Verma",
    );
  });

  test("rejects for a file that cannot be read, and begins the next with none of it", async () => {
    const own = openPool();
    const broken = own.run(
      { task: "answer", openFile: () => Promise.resolve(Readable.from(halfAFile())) },
      GENEROUS,
    );

    await expect(broken).rejects.toThrow("the disk is gone");
    const next = await run(own, "answer-bytes");
    expect(next).toEqual({ kind: "done", value: new Uint8Array() });
  });

  test("rejects with what was written when no process can be started, each time it is asked", async () => {
    const own = openPool({
      module: new URL("./testing/absent.worker.ts", import.meta.url),
      keepFree: 1,
    });
    for (const attempt of [1, 2]) {
      await expect(run(own, "answer"), `attempt ${attempt}`).rejects.toThrow(
        /could not be started.*absent/s,
      );
    }
  });

  test("passes nothing secret on", async () => {
    process.env["SECRET_OF_TEST"] = "hush";
    const pid = await pidOf(openPool());
    const { readFile } = await import("node:fs/promises");
    expect(await readFile(`/proc/${pid}/environ`, "utf8")).not.toContain("hush");
  });

  test("ends its processes with it, those that are busy as well", async () => {
    const own = openPool({ keepFree: 1 });
    const pid = await pidOf(own);
    const busy = run(own, "spin");
    await own.close();
    expect(await busy).toMatchObject({ kind: "died" });
    expect(usageOf(pid)).toBeNull();
    await expect(run(own, "answer")).rejects.toThrow("closed");
  });
});

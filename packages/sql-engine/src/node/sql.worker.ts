import { readFile } from "node:fs/promises";
import { gunzip } from "node:zlib";
import { promisify } from "node:util";
import { parentPort, workerData } from "node:worker_threads";
import { createDatabases, type SqlDatabases } from "../databases.ts";
import { judge } from "../judge.ts";
import {
  type FromThread,
  milliseconds,
  type Task,
  type TaskResult,
  type ThreadData,
} from "./protocol.ts";

const { visible, hidden, isTrusted = false } = workerData as ThreadData;
const databases = saying(
  createDatabases({
    snapshots: { visible: unpackedOnce(visible), hidden: unpackedOnce(hidden) },
    isTrusted,
  }),
);

/** A gzipped snapshot is unpacked for the first database that is made of it, and kept for those after it. */
function unpackedOnce(file: string): () => Promise<Blob> {
  let unpacked: Promise<Blob> | undefined;
  return () => (unpacked ??= unpack(file));
}

async function unpack(file: string): Promise<Blob> {
  const bytes = await readFile(file);
  const isGzipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return new Blob([new Uint8Array(isGzipped ? await promisify(gunzip)(bytes) : bytes)]);
}

/** The same databases, which say when one is being opened. */
function saying(inner: SqlDatabases): SqlDatabases {
  return { ...inner, clean: told(inner.clean), current: told(inner.current) };
}

function told(open: SqlDatabases["clean"]): SqlDatabases["clean"] {
  return async (source) => {
    say({ kind: "opening" });
    const engine = await open(source);
    say({ kind: "running", usedMs: milliseconds(process.threadCpuUsage()) });
    return engine;
  };
}

function say(word: FromThread): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of Node has no origin
  parentPort?.postMessage(word);
}

async function work(task: Task): Promise<TaskResult[keyof TaskResult]> {
  if (task.kind === "judge") return judge(databases, task.exercise, task.text);
  const engine = await databases[task.isClean ? "clean" : "current"](task.source);
  return engine.run(task.text);
}

parentPort?.on("message", (task: Task) => {
  work(task).then(
    (value) => say({ kind: "done", value }),
    (error: unknown) =>
      say({ kind: "failed", message: error instanceof Error ? error.message : String(error) }),
  );
});

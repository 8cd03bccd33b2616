import { openAsBlob } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { createDatabases, type SqlDatabases } from "../databases.ts";
import { judge } from "../judge.ts";
import type { FromThread, Task, TaskResult, ThreadData } from "./protocol.ts";

const { visible, hidden, isTrusted = false } = workerData as ThreadData;
const databases = saying(
  createDatabases({
    snapshots: { visible: () => openAsBlob(visible), hidden: () => openAsBlob(hidden) },
    isTrusted,
  }),
);

/** The same databases, which say when one is being opened. */
function saying(inner: SqlDatabases): SqlDatabases {
  return { ...inner, clean: told(inner.clean), current: told(inner.current) };
}

function told(open: SqlDatabases["clean"]): SqlDatabases["clean"] {
  return async (source) => {
    say({ kind: "opening" });
    const engine = await open(source);
    say({ kind: "running" });
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

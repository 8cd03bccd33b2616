import {
  createDatabases,
  judge,
  splitStatements,
  type DataSource,
  type SqlDatabases,
  type SqlEngine,
} from "@taiyari/sql-engine";
import { assertNever } from "@taiyari/domain/result";
import type { LearnerExercise } from "@taiyari/domain/learning";
import type { RunOutcome } from "@taiyari/domain/sql";
import type { FrameToWorker } from "../frame/messages.ts";
import type { FromWorker, Question, ToWorker } from "./messages.ts";

/** The worker of the frame: the databases of the page, one question after the other. */
const snapshots = {
  visible: Promise.withResolvers<ArrayBuffer>(),
  hidden: Promise.withResolvers<ArrayBuffer>(),
};

async function answer(databases: SqlDatabases, question: Question): Promise<unknown> {
  switch (question.kind) {
    case "open":
      await databases.current(sourceOf(question.data));
      return null;
    case "run":
      return (await databases.current(sourceOf(question.data))).run(question.text);
    case "explain":
      return explain(await databases.current(sourceOf(question.data)), question);
    case "open-check":
      await openFor(databases, question.exercise);
      return null;
    case "check":
      return judge(databases, question.exercise, question.text);
    case "reset":
      await databases.clean(sourceOf(question.data));
      return null;
    default:
      return assertNever(question);
  }
}

const PLAN = "EXPLAIN (FORMAT JSON) ";
const MEASURED_PLAN = "EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ";

/** Places of errors are those in the text as it was written. */
async function explain(
  engine: SqlEngine,
  { text, isMeasured }: Extract<Question, { kind: "explain" }>,
): Promise<RunOutcome> {
  const last = splitStatements(text).at(-1);
  if (!last) return { statements: [], error: null, ms: 0 };
  const words = isMeasured ? MEASURED_PLAN : PLAN;
  const outcome = await engine.run(text.slice(0, last.from) + words + text.slice(last.from));
  const position = outcome.error?.position ?? null;
  if (!outcome.error || position === null) return outcome;
  const before = Array.from(text.slice(0, last.from)).length;
  const moved = position > before ? Math.max(position - words.length, before + 1) : position;
  return { ...outcome, error: { ...outcome.error, position: moved } };
}

function sourceOf(data: string | null): DataSource {
  return data === null ? "visible" : { sql: data };
}

/** The rows of an exercise with its own are changed for others while it is judged. */
async function openFor(databases: SqlDatabases, { data }: LearnerExercise): Promise<void> {
  await databases.clean(data ? { sql: data.visible } : "visible");
  if (!data) await databases.clean("hidden");
}

type Start = Extract<FrameToWorker, { kind: "start" }>;

async function open({ wasm, share, data: first }: Start, port: MessagePort): Promise<void> {
  const say = (message: FromWorker) => port.postMessage(message);
  const databases = createDatabases({
    files: { pgliteWasmModule: wasm, fsBundle: inMemory(share), initdbWasmModule: noModule() },
    // PostgreSQL gets ready for its files while they still come in.
    snapshots: {
      visible: async () => inMemory(snapshots.visible.promise),
      hidden: async () => inMemory(snapshots.hidden.promise),
    },
  });
  let last: Promise<unknown> = Promise.resolve();

  async function reply({ id, question }: ToWorker): Promise<void> {
    try {
      say({ kind: "answer", id, answer: await answer(databases, question) });
    } catch (error) {
      say({ kind: "threw", id, reason: String(error) });
    }
  }

  port.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
    last = last.then(() => reply(data));
  });
  try {
    await databases.current(sourceOf(first));
    say({ kind: "open" });
    port.start();
  } catch (error) {
    say({ kind: "failed", reason: String(error) });
  }
}

/** PGlite asks for all bytes of a blob. One of the browser's would take them to another process and back. */
function inMemory(bytes: ArrayBuffer | Promise<ArrayBuffer>): Blob {
  const blob = new Blob();
  Object.defineProperty(blob, "arrayBuffer", { value: async () => bytes });
  return blob;
}

/** Stands for the program that makes an empty cluster. There is a snapshot, and PGlite would try to fetch it anyhow. */
function noModule(): WebAssembly.Module {
  return new WebAssembly.Module(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
}

self.addEventListener("message", ({ data, ports: [port] }: MessageEvent<FrameToWorker>) => {
  if (data.kind === "snapshot") snapshots[data.name].resolve(data.bytes);
  else if (port) void open(data, port);
});

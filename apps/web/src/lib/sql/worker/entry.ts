import {
  createDatabases,
  explainedText,
  judge,
  type EngineFiles,
  type SqlDatabases,
  type SqlEngine,
} from "@taiyari/sql-engine";
import { assertNever } from "@taiyari/domain/result";
import type { LearnerExercise } from "@taiyari/domain/learning";
import type { DataSetName, RunOutcome } from "@taiyari/domain/sql";
import type { FrameToWorker, SnapshotName } from "../frame/messages.ts";
import type { SqlSource } from "../sql-data.ts";
import type { FromWorker, Question, ToWorker } from "./messages.ts";

/** The worker of the frame: the databases of one data set at a time, and one question after the other. */
const snapshots = new Map<SnapshotName, PromiseWithResolvers<ArrayBuffer>>();

function snapshot(name: SnapshotName): PromiseWithResolvers<ArrayBuffer> {
  const there = snapshots.get(name) ?? Promise.withResolvers<ArrayBuffer>();
  snapshots.set(name, there);
  return there;
}

/** The databases of the data set that was asked for last: each open one takes a hundred megabytes. */
interface Desk {
  readonly of: (set: DataSetName) => Promise<SqlDatabases>;
  /** For rows of one's own. */
  readonly now: () => SqlDatabases;
}

function createDesk(files: EngineFiles, first: DataSetName): Desk {
  const make = (set: DataSetName) =>
    createDatabases({
      files,
      // PostgreSQL gets ready for its files while they still come in.
      snapshots: {
        visible: async () => inMemory(snapshot(`${set}-visible`).promise),
        hidden: async () => inMemory(snapshot(`${set}-hidden`).promise),
      },
    });
  let at = { set: first, databases: make(first) };
  return {
    now: () => at.databases,
    async of(set) {
      if (at.set !== set) {
        await at.databases.close();
        at = { set, databases: make(set) };
      }
      return at.databases;
    },
  };
}

async function current(desk: Desk, source: SqlSource): Promise<SqlEngine> {
  return "sql" in source
    ? desk.now().current(source)
    : (await desk.of(source.set)).current("visible");
}

async function answer(desk: Desk, question: Question): Promise<unknown> {
  switch (question.kind) {
    case "open":
      await current(desk, question.source);
      return null;
    case "run":
      return (await current(desk, question.source)).run(question.text);
    case "explain":
      return explain(await current(desk, question.source), question);
    case "open-check":
      await openFor(await databasesOf(desk, question), question.exercise);
      return null;
    case "check":
      return judge(await databasesOf(desk, question), question.exercise, question.text);
    case "reset": {
      const { source } = question;
      if ("sql" in source) await desk.now().clean(source);
      else await (await desk.of(source.set)).clean("visible");
      return null;
    }
    default:
      return assertNever(question);
  }
}

/** Rows of an exercise's own go into a database of whichever set is there: no file of another one is given for them. */
async function databasesOf(
  desk: Desk,
  { exercise, set }: { readonly exercise: LearnerExercise; readonly set: DataSetName },
): Promise<SqlDatabases> {
  return exercise.data ? desk.now() : desk.of(set);
}

async function explain(
  engine: SqlEngine,
  { text, isMeasured }: Extract<Question, { kind: "explain" }>,
): Promise<RunOutcome> {
  const explained = explainedText(text, isMeasured);
  if (!explained) return { statements: [], error: null, ms: 0 };
  return explained.asWritten(await engine.run(explained.text));
}

/** The rows of an exercise with its own are changed for others while it is judged. */
async function openFor(databases: SqlDatabases, { data }: LearnerExercise): Promise<void> {
  await databases.clean(data ? { sql: data.visible } : "visible");
  if (!data) await databases.clean("hidden");
}

type Start = Extract<FrameToWorker, { kind: "start" }>;

async function open({ wasm, share, source, set }: Start, port: MessagePort): Promise<void> {
  const say = (message: FromWorker) => port.postMessage(message);
  const desk = createDesk(
    { pgliteWasmModule: wasm, fsBundle: inMemory(share), initdbWasmModule: noModule() },
    set,
  );
  let last: Promise<unknown> = Promise.resolve();

  async function reply({ id, question }: ToWorker): Promise<void> {
    try {
      say({ kind: "answer", id, answer: await answer(desk, question) });
    } catch (error) {
      say({ kind: "threw", id, reason: String(error) });
    }
  }

  port.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
    last = last.then(() => reply(data));
  });
  try {
    await current(desk, source);
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
  if (data.kind === "snapshot") snapshot(data.name).resolve(data.bytes);
  else if (port) void open(data, port);
});

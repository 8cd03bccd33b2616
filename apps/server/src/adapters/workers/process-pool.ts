import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { type StopReason, type TaskLimits, watchLimits } from "./limits.ts";
import { usageOf } from "./process-usage.ts";
import type { FromWorker } from "./protocol.ts";
import {
  MOST_PROCESSOR_MS,
  startWorkerProcess,
  type WorkerEnd,
  type WorkerProcess,
  type WorkerProcessOptions,
} from "./worker-process.ts";

/** How a task ended. */
export type TaskEnd =
  | { readonly kind: "done"; readonly value: unknown }
  /** The worker's code threw: a bug. With the stack. */
  | { readonly kind: "failed"; readonly error: string }
  /** It reached a limit and its process was ended. */
  | { readonly kind: "stopped"; readonly reason: StopReason }
  /** Its process ended by itself, twice. */
  | { readonly kind: "died"; readonly how: string };

export interface Task {
  /** Copied to the worker. */
  readonly task: unknown;
  /** Opens the file that the task works on; again, should the first process die. */
  readonly openFile?: () => Promise<Readable>;
}

/** Processes that do tasks. Whatever happens to one of them costs the task it was at, and nothing else. */
export interface ProcessPool {
  /** Does a task in a process of its own for that time. Rejects when no process can be started. */
  readonly run: (task: Task, limits: TaskLimits) => Promise<TaskEnd>;
  /** Ends all processes, with what they are at. */
  readonly close: () => Promise<void>;
}

export interface ProcessPoolOptions extends WorkerProcessOptions {
  /** Processes that stay when there is nothing to do. */
  readonly keepFree: number;
}

/** A process ends after so many tasks: what the code of others leaves behind in it ends with it. */
const MOST_TASKS = 500;
/** And when it holds more than this between two tasks, in megabytes. */
const MOST_IDLE_MEMORY = 256;
/** Processes beyond those that stay end when they had nothing to do for this long. */
const IDLE_MS = 60_000;
/** A process that is not ready by then never will be. */
const START_LIMIT_MS = 60_000;

interface Member {
  readonly process: WorkerProcess;
  /** Resolves when it is ready; rejects when it ended before. */
  readonly ready: Promise<void>;
  tasks: number;
  idleSince: number;
}

export function createProcessPool({ keepFree, ...options }: ProcessPoolOptions): ProcessPool {
  const all = new Set<Member>();
  const free = new Set<Member>();
  let isClosed = false;

  function start(): Member {
    const process = startWorkerProcess(options);
    const member = { process, ready: readinessOf(process), tasks: 0, idleSince: Date.now() };
    // Whoever waits for it is told; a process that nobody waits for may fail unnoticed, for it is started again.
    member.ready.catch(() => drop(member));
    all.add(member);
    void process.ended.then(() => drop(member));
    return member;
  }

  function drop(member: Member): void {
    member.process.kill();
    all.delete(member);
    free.delete(member);
  }

  function take(): Member {
    const member = [...free].at(-1) ?? start();
    free.delete(member);
    return member;
  }

  function giveBack(member: Member): void {
    if (!all.has(member)) return;
    member.tasks += 1;
    member.idleSince = Date.now();
    if (isWorn(member)) drop(member);
    else free.add(member);
  }

  function startSpares(): void {
    if (isClosed) return;
    while (free.size < keepFree) free.add(start());
  }

  const tidy = setInterval(() => {
    const idle = [...free].filter(({ idleSince }) => Date.now() - idleSince > IDLE_MS);
    for (const member of idle.slice(0, Math.max(0, free.size - keepFree))) drop(member);
  }, IDLE_MS);
  tidy.unref();

  async function attempt(task: Task, limits: TaskLimits): Promise<TaskEnd> {
    if (isClosed) throw new Error("the workers are closed");
    const member = take();
    await member.ready;
    let isSound = false;
    try {
      const end = await perform(member.process, task, limits);
      isSound = end.kind === "done" || end.kind === "failed";
      return end;
    } finally {
      if (isSound) giveBack(member);
      else drop(member);
      // Only after one that did begin: a module that cannot be loaded is not started over and over.
      startSpares();
    }
  }

  return {
    async run(task, limits) {
      const end = await attempt(task, limits);
      // Somebody else may have ended it, as a machine does that runs out of memory.
      return end.kind === "died" && !isClosed ? attempt(task, limits) : end;
    },
    async close() {
      isClosed = true;
      clearInterval(tidy);
      const members = [...all];
      for (const member of members) drop(member);
      await Promise.all(members.map(({ process }) => process.ended));
    },
  };
}

/** Whether a process is replaced before it takes another task. */
function isWorn({ tasks, process }: Member): boolean {
  const usage = usageOf(process.pid);
  return (
    tasks >= MOST_TASKS ||
    (usage?.memoryMb ?? 0) > MOST_IDLE_MEMORY ||
    (usage?.processorMs ?? 0) > MOST_PROCESSOR_MS
  );
}

async function readinessOf(process: WorkerProcess): Promise<void> {
  const stop = new AbortController();
  const outcome = await Promise.race([
    process.next(),
    process.ended,
    wait(START_LIMIT_MS, "late" as const, { signal: stop.signal, ref: false }),
  ]);
  stop.abort();
  if (outcome === "late") throw new Error("a worker process did not become ready");
  if ("how" in outcome) throw notStarted(outcome);
}

function notStarted({ how, wrote }: WorkerEnd): Error {
  return new Error(`a worker process could not be started: ${how}\n${wrote}`);
}

async function perform(
  process: WorkerProcess,
  { task, openFile }: Task,
  limits: TaskLimits,
): Promise<TaskEnd> {
  let reason: StopReason | undefined;
  const watch = watchLimits(process.pid, limits, (limit) => {
    reason = limit;
    process.kill();
  });
  const file = openFile && (await openFile());
  try {
    const outcome = await Promise.race([handOver(process, task, file), process.ended]);
    if ("how" in outcome) return endOf(outcome, reason);
    if (outcome.kind === "ready") throw new Error("a worker process began twice");
    return outcome;
  } finally {
    file?.destroy();
    watch.end();
  }
}

async function handOver(
  process: WorkerProcess,
  task: unknown,
  file: Readable | undefined,
): Promise<FromWorker | WorkerEnd> {
  for await (const bytes of file ?? []) {
    if (!(await process.send({ kind: "piece", bytes: bytes as Uint8Array }))) return process.ended;
  }
  return (await process.send({ kind: "task", task })) ? process.next() : process.ended;
}

/** What V8 writes before it ends a process whose values have become too many or too large. */
const OUT_OF_MEMORY = /out of memory|Reached heap limit|invalid (?:\w+ )?size error/i;

function endOf({ how, wrote }: WorkerEnd, reason: StopReason | undefined): TaskEnd {
  if (reason) return { kind: "stopped", reason };
  if (OUT_OF_MEMORY.test(wrote)) return { kind: "stopped", reason: "memory" };
  return { kind: "died", how };
}

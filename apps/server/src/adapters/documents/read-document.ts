import { READ_TIME_LIMIT_MS, type Reading, type ReadProblem } from "@taiyari/domain/resume";
import { fail, type Result } from "@taiyari/domain/result";
import { Piscina } from "piscina";
import { createSlots } from "./slots.ts";
import type { DocumentFacts } from "./worker-protocol.ts";

/** A document that was read, without its runs: they stay in the worker. */
export interface ReadDocument {
  readonly document: DocumentFacts;
  readonly reading: Reading;
}

export interface DocumentReader {
  /**
   * Reads one file of any accepted format and understands it.
   *
   * Files wait for a free worker; the time limit counts from when one has it. A file that takes too long
   * or too much memory costs its worker and nothing else: the next file gets a new one.
   *
   * @param bytes  the whole file; handed over to the worker, so it is empty afterwards
   * @throws       only for a bug in the reading rules
   */
  readonly read: (bytes: Uint8Array) => Promise<Result<ReadDocument, ReadProblem>>;
  /** Stops all workers. Files that are being read are given up. */
  readonly close: () => Promise<void>;
}

export interface DocumentReaderOptions {
  readonly timeLimitMs?: number;
  /** How many files are read at the same time. */
  readonly threads?: number;
  /** JavaScript memory of one worker, in megabytes. */
  readonly heapLimitMb?: number;
  /** How much the whole process may grow while a file is read, in megabytes: for what is not on the heap. */
  readonly growthLimitMb?: number;
  /** The worker's module; tests give one that misbehaves. */
  readonly worker?: URL;
}

/** Node runs the source as it is; a bundle has the worker beside it, as JavaScript. */
const WORKER = new URL(
  import.meta.url.endsWith(".ts") ? "./read-document.worker.ts" : "./read-document.worker.js",
  import.meta.url,
);

/** A worker that has had nothing to read for this long ends; starting one takes a third of a second. */
const IDLE_MS = 60_000;
const WATCH_INTERVAL_MS = 50;
const MEGABYTE = 1024 * 1024;

/** Why a worker was stopped. */
type StopReason = "time" | "memory";

/** Makes a reader with its own workers. The first file starts the first worker. */
export function createDocumentReader({
  timeLimitMs = READ_TIME_LIMIT_MS,
  threads = 2,
  heapLimitMb = 384,
  growthLimitMb = 640,
  worker = WORKER,
}: DocumentReaderOptions = {}): DocumentReader {
  const pool = new Piscina({
    filename: worker.href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: heapLimitMb, maxYoungGenerationSizeMb: 64 },
  });
  const slots = createSlots(threads);

  async function readNow(bytes: Uint8Array): Promise<Result<ReadDocument, ReadProblem>> {
    const own = ownBytes(bytes);
    const stop = new AbortController();
    const watch = watchLimits((reason) => stop.abort(reason), { timeLimitMs, growthLimitMb });
    try {
      return (await pool.run(own, {
        name: "readInWorker",
        signal: stop.signal,
        transferList: [own.buffer],
      })) as Result<ReadDocument, ReadProblem>;
    } catch (error) {
      if (stop.signal.aborted)
        return fail(problemOf(stop.signal.reason as StopReason, timeLimitMs));
      if (isOutOfMemory(error)) return fail(problemOf("memory", timeLimitMs));
      throw error;
    } finally {
      watch.end();
    }
  }

  return {
    read: (bytes) => slots.run(() => readNow(bytes)),
    close: () => pool.destroy(),
  };
}

/** Bytes in a buffer of their own: one that is shared with other data cannot be handed over. */
function ownBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteLength } = bytes;
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength && byteLength > 0) {
    return new Uint8Array(buffer);
  }
  return new Uint8Array(bytes);
}

/**
 * Calls `stop` once, when the time is over or the process has grown too much.
 *
 * The heap limit of a worker does not cover what it unpacks into array buffers; the size of the process
 * does. Resumes grow it by some 50 MB, so other work at the same time does not matter.
 */
function watchLimits(
  stop: (reason: StopReason) => void,
  { timeLimitMs, growthLimitMb }: { readonly timeLimitMs: number; readonly growthLimitMb: number },
) {
  const most = process.memoryUsage.rss() + growthLimitMb * MEGABYTE;
  const timer = setTimeout(() => stop("time"), timeLimitMs);
  const guard = setInterval(() => {
    if (process.memoryUsage.rss() > most) stop("memory");
  }, WATCH_INTERVAL_MS);
  return {
    end() {
      clearTimeout(timer);
      clearInterval(guard);
    },
  };
}

function problemOf(reason: StopReason, afterMs: number): ReadProblem {
  return reason === "time"
    ? { kind: "timed-out", afterMs }
    : { kind: "too-large", limit: "memory" };
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}

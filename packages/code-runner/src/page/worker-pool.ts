import type { WorkerKind } from "../worker/messages.ts";
import type { FrameHost } from "./frame-host.ts";
import type { WorkerLine } from "./worker-line.ts";

/** A worker that takes longer to start than this, on any device, never will. */
const OPEN_LIMIT_MS = 60_000;

/** The workers of one kind that wait to be asked. */
export interface WorkerPool {
  /** An open worker; rejects when it cannot be started. */
  readonly take: () => Promise<WorkerLine>;
  /** Gives one back that may be asked again. */
  readonly giveBack: (line: WorkerLine) => void;
  /** Starts others until so many wait. */
  readonly fill: (count: number) => void;
}

export function createPool(host: FrameHost, kind: WorkerKind): WorkerPool {
  const waiting: WorkerLine[] = [];

  function start(): void {
    const line = host.start(kind);
    waiting.push(line);
    const timer = setTimeout(() => line.end("The runner does not start."), OPEN_LIMIT_MS);
    void line.opened.then(
      () => clearTimeout(timer),
      () => clearTimeout(timer),
    );
    void forget(line);
  }

  async function forget(line: WorkerLine): Promise<void> {
    await line.ended;
    const at = waiting.indexOf(line);
    if (at >= 0) waiting.splice(at, 1);
  }

  return {
    async take() {
      if (waiting.length === 0) start();
      const line = waiting.shift() as WorkerLine;
      await line.opened;
      return line;
    },
    giveBack: (line) => void waiting.unshift(line),
    fill(count) {
      while (waiting.length < count) start();
    },
  };
}

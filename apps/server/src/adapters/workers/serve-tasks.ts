import type { FromWorker, ToWorker } from "./protocol.ts";

/**
 * Makes this process a worker: it does one task after the other, and ends with the server that started it.
 *
 * @param perform  does one task; `bytes` is the file that came with it, empty for none
 */
export function serveTasks(perform: (task: unknown, bytes: Uint8Array) => unknown): void {
  let pieces: Uint8Array[] = [];

  async function answer(task: unknown): Promise<void> {
    const bytes = joined(pieces);
    pieces = [];
    try {
      send({ kind: "done", value: await perform(task, bytes) });
    } catch (error) {
      send({ kind: "failed", error: (error instanceof Error && error.stack) || String(error) });
    }
  }

  process.on("message", (message: ToWorker) => {
    if (message.kind === "piece") pieces.push(message.bytes);
    else void answer(message.task);
  });
  process.on("disconnect", () => process.exit(0));
  send({ kind: "ready" });
}

function send(message: FromWorker): void {
  process.send?.(message);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

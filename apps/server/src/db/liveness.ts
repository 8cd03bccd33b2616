import net from "node:net";
import type { Client, ClientConfig } from "pg";
import { connectClient } from "./client.ts";

/**
 * Time is counted in ticks of a timer and not by a clock: while this process itself is busy no answer can arrive, and
 * hardly a tick passes either.
 */
const TICK_MS = 100;
/** A database without an answer to "select 1" for so many ticks is silent. A request then still gets its 503 in 2 s. */
const PATIENCE_TICKS = 11;

/** Whether the database answers at all, as opposed to taking its time with a query. */
export interface Liveness {
  /** True from when the database fell silent until it answers again. */
  readonly isSilent: () => boolean;
  /** Makes the socket of a new connection. While the database is silent the socket fails at once. */
  readonly openSocket: () => net.Socket;
  readonly stop: () => void;
}

export interface LivenessOptions {
  readonly connection: ClientConfig;
  /** Whether anybody waits for the database now. */
  readonly isAwaited: () => boolean;
  readonly log: (line: string) => void;
}

/**
 * Watches a database that others wait for, over a connection of its own.
 *
 * A frozen server, or a network that swallows packets, refuses nothing: a query waits as long as it may. So whenever
 * somebody waits, "select 1" is asked as well. Without an answer in time every connection is cut, so that what waits
 * fails now, and new ones fail at once until the database has answered again. A query that takes long on a database
 * that answers is left alone.
 */
export function watchLiveness(options: LivenessOptions): Liveness {
  const sockets = new Map<net.Socket, { ticks: number }>();
  let asker: Client | null = null;
  let askerSocket: net.Socket | null = null;
  let question: { ticks: number } | null = null;
  let isSilent = false;
  let isStopped = false;

  function openSocket(): net.Socket {
    const socket = new net.Socket();
    sockets.set(socket, { ticks: 0 });
    socket.once("close", () => sockets.delete(socket));
    if (isSilent) process.nextTick(cut, socket);
    return socket;
  }

  function fallSilent(): void {
    if (!isSilent) options.log("the database does not answer; its connections are given up");
    isSilent = true;
    for (const socket of sockets.keys()) cut(socket);
    question = null;
    forgetAsker();
  }

  function forgetAsker(): void {
    askerSocket?.destroy();
    asker = null;
    askerSocket = null;
  }

  async function ask(): Promise<void> {
    const own = { ticks: 0 };
    question = own;
    const refusal = await askOnce().then(
      () => null,
      (error: unknown) => error,
    );
    if (question !== own) return;
    question = null;
    if (refusal !== null) forgetAsker();
    if (isSilent && !isStopped) options.log("the database answers again");
    // A refusal counts as well: whoever asks now is refused in the same moment.
    isSilent = false;
  }

  async function askOnce(): Promise<void> {
    if (!asker) {
      const socket = new net.Socket();
      askerSocket = socket;
      const client = await connectClient({ ...options.connection, stream: () => socket }, () => {
        if (askerSocket === socket) forgetAsker();
      });
      if (askerSocket === socket) asker = client;
    }
    await asker?.query("select 1");
  }

  /** Whether a connection was opened long ago and the other end has not said a word. */
  function isOpeningStuck(): boolean {
    for (const [socket, age] of sockets) {
      age.ticks += 1;
      if (socket.bytesRead === 0 && age.ticks > PATIENCE_TICKS) return true;
    }
    return false;
  }

  function tick(): void {
    if (question) question.ticks += 1;
    if (isOpeningStuck() || (question && question.ticks > PATIENCE_TICKS)) fallSilent();
    else if (!question && (isSilent || options.isAwaited())) void ask();
  }

  const timer = setInterval(tick, TICK_MS);
  timer.unref();
  return {
    openSocket,
    isSilent: () => isSilent,
    stop() {
      isStopped = true;
      clearInterval(timer);
      forgetAsker();
    },
  };
}

/** A code that says what happened, so that the error reads like any other of a lost connection. */
function cut(socket: net.Socket): void {
  socket.destroy(Object.assign(new Error("the database does not answer"), { code: "ETIMEDOUT" }));
}

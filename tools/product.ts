import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import path from "node:path";
import { ROOT } from "./run.ts";

export interface Product {
  /** Its address, without a slash at the end. */
  readonly url: string;
  /** The server's process id. */
  readonly pid: number;
  /** From the start of the process to the line with the address, in milliseconds. */
  readonly startMs: number;
  /** Resolves when the process has ended. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/**
 * Starts the built product as `npm start` does, on a free port.
 *
 * @param dataDir  where it keeps everything
 * @param settings environment variables on top
 * @throws         with what it printed, when it ends before it listens
 */
export async function startProduct({
  dataDir,
  settings = {},
}: {
  readonly dataDir: string;
  readonly settings?: Readonly<Record<string, string>>;
}): Promise<Product> {
  const port = String(await freePort());
  const started = performance.now();
  const child = spawn(
    path.join(ROOT, "node_modules/.bin/node"),
    ["--max-semi-space-size=8", "apps/server/dist/main.js"],
    {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, DATA_DIR: dataDir, PORT: port, ...settings },
    },
  );
  const ended = once(child, "exit");
  let printed = "";
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr.on("data", (data) => (printed += String(data)));
    child.stdout.on("data", (data) => {
      printed += String(data);
      const address = /running at (http\S+)/.exec(printed)?.[1];
      if (address) resolve(address.replace(/\/$/, ""));
    });
    child.on("exit", () => reject(new Error(`The product ended before it listened:\n${printed}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    startMs: performance.now() - started,
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      await ended;
    },
  };
}

/** A TCP port nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

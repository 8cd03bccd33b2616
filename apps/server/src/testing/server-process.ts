import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { vi } from "vitest";
import { projectRoot } from "../project.ts";

const SLOW_MS = 180_000;

/** For test files that start processes: each loads the whole server from its sources, on a machine that may be busy. */
export function allowSlowStarts(): void {
  vi.setConfig({ testTimeout: SLOW_MS, hookTimeout: SLOW_MS });
}

export interface ServerProcess {
  readonly child: ChildProcess;
  /** What it wrote, both streams. */
  readonly said: () => string;
  /** Its address, once it is ready. Rejects with what it wrote when it ends before that. */
  readonly ready: Promise<string>;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string | null>;
}

/** The real server as its own process, with nothing in its environment but what is given. */
export function spawnServer(environment: Readonly<Record<string, string>>): ServerProcess {
  const child = spawn(
    process.execPath,
    [path.join(projectRoot(), "apps", "server", "src", "main.ts")],
    {
      env: {
        PATH: process.env["PATH"],
        HOST: "127.0.0.1",
        PORT: "0",
        ...environment,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  }
  const ended = once(child, "exit").then(
    ([code, signal]: readonly unknown[]) => (code ?? signal) as number | string | null,
  );
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on("data", () => {
      const address = /running at (http:\S+)/.exec(said)?.[1];
      if (address) resolve(address.replace("localhost", "127.0.0.1"));
    });
    child.once("exit", () => reject(new Error(said)));
  });
  // Whoever waits for the end only has no use for it.
  ready.catch(() => undefined);
  return { child, ended, ready, said: () => said };
}

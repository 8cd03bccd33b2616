import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { inject } from "vitest";
import { projectRoot } from "../project.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of an installation with the server of these sources. In the project "processes" alone. */
    readonly installation: string;
  }
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

/** The programs of the product, bundled as they are installed. */
export function installedProgram(name: "main" | "taiyari"): string {
  return path.join(inject("installation"), "apps", "server", "dist", `${name}.js`);
}

/** The same, to be run from its sources. */
export function sourceProgram(name: "main" | "taiyari"): string {
  const file = name === "main" ? "main.ts" : "commands/main.ts";
  return path.join(projectRoot(), "apps", "server", "src", file);
}

/**
 * The real server as its own process.
 *
 * @param environment  all there is in its environment, beside where to listen
 */
export function spawnServer(
  environment: Readonly<Record<string, string>>,
  program = installedProgram("main"),
): ServerProcess {
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      HOST: "127.0.0.1",
      PORT: "0",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
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

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { BROWSER_FLAGS } from "./find-browser.ts";

export interface StartedBrowser {
  /** What it wrote, when it has ended. */
  readonly ended: Promise<string>;
  readonly close: () => Promise<void>;
}

/** Opens a page in a Chromium without a window, with a folder of its own. It ends with this process at the latest. */
export async function startBrowser(program: string, address: string): Promise<StartedBrowser> {
  const folder = await mkdtemp(path.join(tmpdir(), "taiyari-runner-"));
  const flags = [
    ...BROWSER_FLAGS,
    "--headless",
    "--hide-scrollbars",
    "--mute-audio",
    // A page that nobody looks at keeps its pace.
    "--disable-background-timer-throttling",
    "--disable-renderer-backgrounding",
    // As a browser with a window does by itself: the frame in a process of its own, whose end the page survives.
    "--site-per-process",
    `--user-data-dir=${folder}`,
    // The browser ends when the other end of these pipes is gone.
    "--remote-debugging-pipe",
  ];
  const child = spawn(program, [...flags, address], {
    stdio: ["ignore", "ignore", "pipe", "pipe", "pipe"],
  });
  let said = "";
  child.stderr?.on("data", (piece: Buffer) => (said = (said + piece.toString()).slice(-2_000)));
  const ended = once(child, "close").then(
    () => said,
    (error: unknown) => String(error),
  );
  return {
    ended,
    async close() {
      child.kill("SIGKILL");
      await ended;
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

const SYSTEM_NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** How Chromium is started everywhere: as any user, without a screen, without looking for the network. */
export const BROWSER_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Finds a Chromium: the variable CHROMIUM, one of the system, or the one inside @sparticuz/chromium.
 *
 * @returns  the path of its program; null when there is none
 * @throws   an Error with a sentence for people, when CHROMIUM names one that does not start
 */
export async function findBrowser(): Promise<string | null> {
  const named = process.env["CHROMIUM"];
  if (named) {
    if (await starts(named)) return named;
    throw new Error(`CHROMIUM is set to ${named}, which does not start. Correct it or unset it.`);
  }
  for (const candidate of [inPath, fromPackage]) {
    const program = await candidate();
    if (program && (await starts(program))) return program;
  }
  return null;
}

function starts(program: string): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(program, ["--version", "--no-sandbox"], (error) => resolve(error === null));
  });
}

async function inPath(): Promise<string | null> {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter);
  for (const name of SYSTEM_NAMES) {
    const found = folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
    if (found) return found;
  }
  return null;
}

async function fromPackage(): Promise<string | null> {
  if (process.platform !== "linux" || process.arch !== "x64") return null;
  try {
    const { default: chromium } = await import("@sparticuz/chromium");
    return await chromium.executablePath();
  } catch {
    // A package for tests: an installation may be without it.
    return null;
  }
}

import { existsSync } from "node:fs";
import path from "node:path";
import { run } from "./run.ts";

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
 * Finds a Chromium for tests and pictures: the variable CHROMIUM, one of the system, the one inside
 * @sparticuz/chromium, or Debian's, installed when this runs as root.
 *
 * @returns  the path of its program
 * @throws   an Error with a sentence that says what to do, when there is none to be had
 */
export async function findBrowser(): Promise<string> {
  const named = process.env["CHROMIUM"];
  if (named) {
    if (await starts(named)) return named;
    throw new Error(`CHROMIUM is set to ${named}, which does not start. Correct it or unset it.`);
  }
  const candidates = [inPath, fromPackage, fromDebian];
  for (const candidate of candidates) {
    const program = await candidate();
    if (program && (await starts(program))) return program;
  }
  throw new Error(
    "No Chromium was found for the browser tests. Install one (Debian: apt-get install chromium) " +
      "or set CHROMIUM to the path of its program.",
  );
}

async function starts(program: string): Promise<boolean> {
  const ran = await run(program, ["--version", "--no-sandbox"]).catch(() => null);
  return ran?.code === 0;
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
  const { default: chromium } = await import("@sparticuz/chromium");
  return chromium.executablePath().catch(() => null);
}

async function fromDebian(): Promise<string | null> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  process.stderr.write("Installing Chromium for the browser tests. This happens once.\n");
  const patient = ["-o", "DPkg::Lock::Timeout=300", "-qq"];
  await run("apt-get", [...patient, "update"]);
  await run(
    "apt-get",
    [...patient, "install", "-y", "--no-install-recommends", "chromium", "fonts-liberation"],
    {
      env: { DEBIAN_FRONTEND: "noninteractive" },
    },
  );
  return inPath();
}

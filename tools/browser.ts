import { existsSync } from "node:fs";
import { BROWSER_FLAGS, findBrowser as findInstalledBrowser } from "@taiyari/code-runner/node";
import { run } from "./run.ts";

export { BROWSER_FLAGS };

/**
 * Finds a Chromium for tests and pictures: the variable CHROMIUM, one of the system, the one inside
 * @sparticuz/chromium, or Debian's, installed when this runs as root.
 *
 * @returns  the path of its program
 * @throws   an Error with a sentence that says what to do, when there is none to be had
 */
export async function findBrowser(): Promise<string> {
  const program = (await findInstalledBrowser()) ?? (await fromDebian());
  if (program) return program;
  throw new Error(
    "No Chromium was found for the browser tests. Install one (Debian: apt-get install chromium) " +
      "or set CHROMIUM to the path of its program.",
  );
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
  return findInstalledBrowser();
}

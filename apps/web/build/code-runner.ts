import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { makeRunnerFiles } from "@taiyari/code-runner/build";
import type { Plugin } from "vite";
import { frameFile, frameFiles, type FrameFiles } from "./frame-files.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/**
 * Adds what runs code in the page: `/code-frame.html`, a page that may reach nothing, and the files that the app fetches
 * and hands to it. Their addresses and weights are `CODE_RUNNER`.
 */
export function codeRunner(): Plugin {
  return frameFiles({
    name: "code-runner",
    address: "/code-frame.html",
    constant: "CODE_RUNNER",
    make: makeAll,
  });
}

async function makeAll(): Promise<FrameFiles> {
  const { frame, files } = await makeRunnerFiles(ROOT);
  const read = files.map(async ({ name, path, ending }) =>
    frameFile(name, { fileName: `code-${name}`, ending }, await readFile(path)),
  );
  return { frame, files: await Promise.all(read) };
}

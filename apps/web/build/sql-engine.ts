import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { frameFile, frameFiles, type FrameFiles } from "./frame-files.ts";

const FRAME_ENTRY = fileURLToPath(new URL("../src/lib/sql/frame/entry.ts", import.meta.url));
const WORKER_ENTRY = fileURLToPath(new URL("../src/lib/sql/worker/entry.ts", import.meta.url));

/**
 * Adds what runs SQL in the page: `/sql-frame.html`, a page that may reach nothing, and the files that the app fetches
 * and hands to it: the worker's script, PostgreSQL, and the files PostgreSQL comes with. Their addresses and weights
 * are `SQL_ENGINE`.
 */
export function sqlEngine(): Plugin {
  return frameFiles({
    name: "sql-engine",
    address: "/sql-frame.html",
    constant: "SQL_ENGINE",
    make: makeAll,
  });
}

async function makeAll(): Promise<FrameFiles> {
  const pglite = path.dirname(createRequire(WORKER_ENTRY).resolve("@electric-sql/pglite"));
  const [frame, script, wasm, share] = await Promise.all([
    bundle(FRAME_ENTRY, "es"),
    bundle(WORKER_ENTRY, "iife"),
    readFile(path.join(pglite, "pglite.wasm")),
    readFile(path.join(pglite, "pglite.data")),
  ]);
  const page =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>SQL engine</title></head>' +
    `<body><script type="module">${frame.replaceAll("</script", String.raw`<\/script`)}</script></body></html>\n`;
  return {
    frame: page,
    files: [
      frameFile("script", { fileName: "sql-engine", ending: "js" }, Buffer.from(script)),
      frameFile("wasm", { fileName: "pglite", ending: "wasm" }, wasm),
      frameFile("share", { fileName: "pglite-share", ending: "data" }, share),
    ],
  };
}

/** A script in one file, for it can load nothing. */
async function bundle(entry: string, format: "es" | "iife"): Promise<string> {
  const built = await build({
    configFile: false,
    // PGlite has an eval for what is never run here, and looks at import.meta in Node.
    logLevel: "error",
    publicDir: false,
    // PGlite makes addresses from it and is then handed what would be there. Nothing is asked of this one.
    define: { "import.meta.url": JSON.stringify("https://engine.invalid/engine.js") },
    build: {
      write: false,
      target: "baseline-widely-available",
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: entry, output: { format, codeSplitting: false } },
    },
  });
  if (!("output" in built)) throw new Error(`${entry} was not built as one file.`);
  return built.output[0].code.trim();
}

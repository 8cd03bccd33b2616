import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { compressed } from "./precompress.ts";

const FRAME_ENTRY = fileURLToPath(new URL("../src/lib/sql/frame/entry.ts", import.meta.url));
const WORKER_ENTRY = fileURLToPath(new URL("../src/lib/sql/worker/entry.ts", import.meta.url));

const FRAME_ADDRESS = "/sql-frame.html";

/** A file of the engine: where it is, and what it weighs as it is and as it is sent. */
interface EngineFile {
  readonly fileName: string;
  readonly content: Buffer;
}

/**
 * Adds what runs SQL in the page: `/sql-frame.html`, a page that may reach nothing, and the files that the app fetches
 * and hands to it: the worker's script, PostgreSQL, and the files PostgreSQL comes with. Their addresses and weights
 * are `SQL_ENGINE`.
 */
export function sqlEngine(): Plugin {
  let made: Promise<Made> | null = null;
  const make = () => (made ??= makeAll());
  return {
    name: "sql-engine",
    async config(_config, { command }) {
      // In development the addresses are the same for every content.
      const { frame, files } = await make();
      const version = command === "build" ? `?v=${hashOf(frame)}` : "";
      const [script, wasm, share] = await Promise.all(files.map(weigh));
      const facts = { frame: FRAME_ADDRESS + version, script, wasm, share };
      return { define: { SQL_ENGINE: JSON.stringify(facts) } };
    },
    async configureServer(server) {
      const { frame, files } = await make();
      server.middlewares.use((request, response, next) => {
        const asked = request.url?.split("?")[0] ?? "";
        const file = files.find(({ fileName }) => asked === `/${fileName}`);
        if (asked === FRAME_ADDRESS) {
          response.setHeader("content-type", "text/html; charset=utf-8").end(frame);
        } else if (file) response.end(file.content);
        else next();
      });
    },
    async generateBundle() {
      const { frame, files } = await make();
      this.emitFile({ type: "asset", fileName: FRAME_ADDRESS.slice(1), source: frame });
      for (const { fileName, content } of files) {
        this.emitFile({ type: "asset", fileName, source: content });
      }
    },
  };
}

interface Made {
  readonly frame: string;
  /** Script, WebAssembly, shared files. */
  readonly files: readonly EngineFile[];
}

async function makeAll(): Promise<Made> {
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
      named("sql-engine", "js", Buffer.from(script)),
      named("pglite", "wasm", wasm),
      named("pglite-share", "data", share),
    ],
  };
}

function named(name: string, ending: string, content: Buffer): EngineFile {
  return { fileName: `assets/${name}-${hashOf(content)}.${ending}`, content };
}

async function weigh({ fileName, content }: EngineFile) {
  const sent = await compressed(content, "br");
  return { address: `/${fileName}`, bytes: content.length, sentBytes: sent.length };
}

function hashOf(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
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

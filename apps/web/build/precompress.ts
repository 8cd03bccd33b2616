import { readFile, readdir, writeFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const COMPRESSIBLE = new Set([".js", ".css", ".svg", ".json", ".txt", ".map", ".wasm", ".data"]);
/** Below this many bytes the headers cost more than the compression saves. */
const WORTH_IT_BYTES = 600;
/** Above this many the last percents would take a minute: PostgreSQL is 9 MB of WebAssembly. */
const LARGE_BYTES = 2_000_000;
const LARGE_QUALITY = 6;

/**
 * Writes a `.br` and a `.gz` beside every text file of the build, so that the server compresses nothing itself.
 *
 * `index.html` is left out: the server puts a fresh nonce into it for every response.
 */
export function precompress(): Plugin {
  let outDir = "";
  return {
    name: "precompress",
    apply: "build",
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = await readdir(outDir, { recursive: true, withFileTypes: true });
      const paths = files
        .filter((file) => file.isFile() && COMPRESSIBLE.has(extname(file.name)))
        .map((file) => join(file.parentPath, file.name));
      await Promise.all(paths.map(compressFile));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < WORTH_IT_BYTES) return;
  await Promise.all([
    writeFile(`${path}.br`, await compressed(bytes, "br")),
    writeFile(`${path}.gz`, await compressed(bytes, "gz")),
  ]);
}

/** A file as it is sent. */
export function compressed(bytes: Buffer, way: "br" | "gz"): Promise<Buffer> {
  const isLarge = bytes.length > LARGE_BYTES;
  if (way === "gz") return deflate(bytes, { level: isLarge ? LARGE_QUALITY : 9 });
  const quality = isLarge ? LARGE_QUALITY : constants.BROTLI_MAX_QUALITY;
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

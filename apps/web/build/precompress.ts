import { readFile, readdir, writeFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const COMPRESSIBLE = new Set([".js", ".css", ".svg", ".json", ".txt", ".map", ".wasm"]);
/** Below this many bytes the headers cost more than the compression saves. */
const WORTH_IT_BYTES = 600;

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
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  };
  await Promise.all([
    writeFile(`${path}.br`, await brotli(bytes, options)),
    writeFile(`${path}.gz`, await deflate(bytes, { level: 9 })),
  ]);
}

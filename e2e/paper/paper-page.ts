import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { type Face, faceOf, faces, fontFaceCss } from "@taiyari/paper";
import { rolldown } from "rolldown";
import { readDocument } from "./documents.ts";

const HERE = import.meta.dirname;
const PAPER = path.resolve(HERE, "../../packages/paper");
/** Font packages and HarfBuzz are dependencies of the package. */
const require = createRequire(path.join(PAPER, "package.json"));

const HARFBUZZ = path.join(path.dirname(require.resolve("harfbuzzjs")), "harfbuzz.wasm");

/** Pages with a document each, and the scripts that turn them into a PDF; no product is needed. */
export interface PaperServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Serves documents on a free port: `/document/<name>` a file of `documents/`, `/document` one without content. */
export async function startPaperServer(): Promise<PaperServer> {
  const scripts = await bundle({
    harness: path.join(HERE, "harness.ts"),
    "render.worker": path.join(HERE, "render.worker.ts"),
  });
  // On its own, for a frame without origin can load no other script.
  const frame = await bundle({ frame: path.join(HERE, "frame.ts") });
  const harfbuzz = await readFile(HARFBUZZ);
  const css = await readFile(require.resolve("@taiyari/paper/base.css"), "utf8");
  const rules = fontFaceCss(faces, ({ id }) => `/fonts/${id}.woff`);

  async function answer(address: URL): Promise<readonly [type: string, body: string | Uint8Array]> {
    const [, folder, file = ""] = address.pathname.split("/");
    if (folder === "fonts") {
      const face = faceOf(file.replace(/\.woff$/u, ""));
      if (face) return ["font/woff", await readFace(face)];
    }
    if (folder === "scripts" && file === "harfbuzz.wasm") return ["application/wasm", harfbuzz];
    const script = scripts.get(file) ?? frame.get(file);
    if (folder === "scripts" && script !== undefined) return ["text/javascript", script];
    if (folder === "base.css") return ["text/css", css];
    if (folder === "document") {
      const body = file === "" ? '<article class="paper"></article>' : await readDocument(file);
      return ["text/html; charset=utf-8", pageOf(body, `${rules}\n${css}`)];
    }
    return ["text/plain", ""];
  }

  const server = createServer((request, response) => {
    answer(new URL(request.url ?? "/", "http://localhost")).then(
      ([type, body]) => response.setHeader("content-type", type).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The file of a face, from its package. */
export async function readFace(face: Face): Promise<Uint8Array> {
  return new Uint8Array(await readFile(require.resolve(face.file)));
}

/**
 * What a page loads to make a PDF, in bytes: every script of the package, and HarfBuzz.
 *
 * @param measure  how a file counts, as its length when compressed
 */
export async function weighPaper(measure: (file: Uint8Array | string) => number): Promise<number> {
  const scripts = await bundle({ paper: path.join(PAPER, "src/index.ts") });
  const weights = [...scripts.values()].map(measure);
  return weights.reduce((sum, weight) => sum + weight, measure(await readFile(HARFBUZZ)));
}

async function bundle(input: Record<string, string>): Promise<Map<string, string>> {
  const build = await rolldown({
    input,
    platform: "browser",
    external: ["module"],
    logLevel: "silent",
  });
  const { output } = await build.generate({
    format: "esm",
    minify: true,
    entryFileNames: "[name].js",
  });
  await build.close();
  return new Map(
    output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file.code] as const] : [])),
  );
}

function pageOf(body: string, css: string): string {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><style>${css}</style></head>` +
    `<body>${body}<script type="module" src="/scripts/harness.js"></script></body></html>`
  );
}

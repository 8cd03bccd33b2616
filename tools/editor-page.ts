import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { loadTemplates } from "@taiyari/content/templates";
import { createServer } from "../apps/server/src/http/create-server.ts";
import { createLog } from "../apps/server/src/http/error-log.ts";
import { serveWebApp } from "../apps/server/src/http/web-app.ts";
import { ROOT, run } from "./run.ts";

export interface EditorPage {
  /** Of a page with `window.editor`. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html",
  css: "text/css",
  js: "text/javascript",
  webp: "image/webp",
};

/** Builds the page with the preview alone. */
export async function buildEditor(folder: string): Promise<void> {
  const built = await run("vite", ["build", "--config", "build/harness.config.ts"], {
    cwd: path.join(ROOT, "apps/web"),
    env: { OUT_DIR: folder },
  });
  if (built.code !== 0) throw new Error(built.output);
}

/** Builds the page with the preview alone and serves it. */
export async function serveEditor(): Promise<EditorPage> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "taiyari-editor-"));
  await buildEditor(folder);
  const served = await serveBuiltEditor(folder);
  return {
    url: served.url,
    async close() {
      await served.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Serves the page on a free port, with the headers of the product and the templates that ship.
 *
 * @param folder  where `buildEditor` put it
 * @param more    a folder with further templates
 */
export async function serveBuiltEditor(folder: string, more?: string): Promise<EditorPage> {
  const server = createServer({
    log: createLog("error"),
    publicUrl: undefined,
    trustProxy: false,
    database: { answers: async () => true, isFull: () => false },
  });
  const shelves = [path.join(ROOT, "content/templates"), ...(more ? [more] : [])];
  const shipped = loadTemplates(path.join(ROOT, "content"));
  const templates = shipped.map(({ html: _html, css: _css, script: _script, ...about }) => about);
  server.get("/api/v1/account/session", async () => ({ user: null }));
  server.get("/api/v1/resume/templates", async () => ({ templates, isPremiumEnforced: true }));
  server.get<Asked>("/templates/:folder/:file", async (request, reply) => {
    const { folder: id, file } = request.params;
    const paths = shelves.map((shelf) => path.join(shelf, path.basename(id), path.basename(file)));
    // Only loading puts partials in their places.
    const page = file === "index.html" ? shipped.find((each) => each.id === id)?.html : undefined;
    const content = page ?? (await firstOf(paths));
    const type = TYPES[path.extname(file).slice(1)] ?? "text/plain";
    return content ? reply.type(type).send(content) : reply.status(404).send();
  });
  server.get<Asked>("/samples/:file", async (request, reply) => {
    const samples = path.join(ROOT, "content/template-samples");
    const content = await firstOf([path.join(samples, path.basename(request.params.file))]);
    return content ? reply.type("application/json").send(content) : reply.status(404).send();
  });
  await serveWebApp(server, { folder, publicUrl: undefined, findCard: async () => null });
  const url = await server.listen({ port: 0, host: "127.0.0.1" });
  return { url, close: () => server.close() };
}

interface Asked {
  readonly Params: { readonly folder: string; readonly file: string };
}

/** The first of these files that is there; null for none. */
async function firstOf(paths: readonly string[]): Promise<Buffer | null> {
  const files = await Promise.all(paths.map((at) => readFile(at).catch(() => null)));
  return files.find((file) => file !== null) ?? null;
}

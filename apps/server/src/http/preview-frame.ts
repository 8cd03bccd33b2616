import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { framePolicy, NO_CONNECTIONS } from "./security-headers.ts";

/** The page in which templates of resumes are shown. The web app's build writes it as one file. */
const NAME = "preview-frame.html";

/** A frame without an origin has no service worker: what the browser kept is all it has without a connection. */
const FOR_GOOD = "public, max-age=31536000, immutable";

/**
 * Serves the page that shows templates, under a policy of its own: the script inside it runs, and whatever a template
 * brings can reach nothing. An address that names its contents (`?v=`, as the web app's build makes it) is kept for
 * good. Nothing is served where the app is not built.
 */
export function servePreviewFrame(server: FastifyInstance, folder: string): void {
  const file = path.join(folder, NAME);
  if (!existsSync(file)) return;
  const page = readFileSync(file, "utf8");
  const script = /<script[^>]*>([\s\S]*)<\/script>/u.exec(page)?.[1] ?? "";
  const hash = createHash("sha256").update(script).digest("base64");
  const tag = `"${hash}"`;
  const version = createHash("sha256").update(page).digest("hex").slice(0, 16);
  server.get<{ Querystring: { v?: string } }>(`/${NAME}`, async (request, reply) => {
    reply
      .header("content-security-policy", framePolicy(hash))
      .headers(NO_CONNECTIONS)
      .header("x-dns-prefetch-control", "off")
      .header("cache-control", request.query.v === version ? FOR_GOOD : "no-cache")
      .header("etag", tag);
    if (request.headers["if-none-match"] === tag) return reply.status(304).send();
    return reply.type("text/html; charset=utf-8").send(page);
  });
}

import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { codeFramePolicy } from "@taiyari/code-runner/policy";
import { framePolicy, NO_CONNECTIONS, sqlFramePolicy } from "./security-headers.ts";

/** Pages without an origin, each with its policy: one shows templates of resumes, one runs SQL, one people's code. */
const FRAMES = {
  "preview-frame.html": framePolicy,
  "sql-frame.html": sqlFramePolicy,
  "code-frame.html": codeFramePolicy,
};

/** A frame without an origin has no service worker: what the browser kept is all it has without a connection. */
const FOR_GOOD = "public, max-age=31536000, immutable";

/**
 * Serves the pages that the web app's build writes as one file each, under a policy of its own: the script inside runs,
 * and whatever it is given, a template or a query, can reach nothing. An address that names its contents (`?v=`, as the
 * build makes it) is kept for good. Nothing is served where the app is not built.
 */
export function serveFrames(server: FastifyInstance, folder: string): void {
  for (const [name, policyOf] of Object.entries(FRAMES)) {
    const file = path.join(folder, name);
    if (existsSync(file)) serveFrame(server, { name, page: readFileSync(file, "utf8"), policyOf });
  }
}

interface Frame {
  readonly name: string;
  readonly page: string;
  /** @param scriptHash  SHA-256 of its script, base64 */
  readonly policyOf: (scriptHash: string) => string;
}

function serveFrame(server: FastifyInstance, { name, page, policyOf }: Frame): void {
  const script = /<script[^>]*>([\s\S]*)<\/script>/u.exec(page)?.[1] ?? "";
  const hash = createHash("sha256").update(script).digest("base64");
  const tag = `"${hash}"`;
  const version = createHash("sha256").update(page).digest("hex").slice(0, 16);
  server.get<{ Querystring: { v?: string } }>(`/${name}`, async (request, reply) => {
    reply
      .header("content-security-policy", policyOf(hash))
      .headers(NO_CONNECTIONS)
      .header("x-dns-prefetch-control", "off")
      .header("cache-control", request.query.v === version ? FOR_GOOD : "no-cache")
      .header("etag", tag);
    if (request.headers["if-none-match"] === tag) return reply.status(304).send();
    return reply.type("text/html; charset=utf-8").send(page);
  });
}

import type { FastifyInstance } from "fastify";
import type { SharingDeps } from "./deps.ts";
import { isShareListed } from "./store.ts";

/**
 * Keeps search engines away from the pages under `/shared/`, save those of resumes whose owner asked for it.
 *
 * To be called before the routes are made. Without a database the pages still come, and are not listed.
 */
export function guardSharedPages(server: FastifyInstance, { db, clock }: SharingDeps): void {
  server.addHook("onRequest", async (request, reply) => {
    const token = sharedToken(request.url);
    if (token === null) return;
    const isListed = await isShareListed(db, token, clock()).catch(() => false);
    if (!isListed) reply.header("x-robots-tag", "noindex, nofollow");
  });
}

/** The token of a shared page's address; null for every other address. */
function sharedToken(url: string): string | null {
  try {
    const path = decodeURIComponent(url.split("?")[0] ?? "");
    return /^\/shared\/(?<token>[^/]*)/.exec(path)?.groups?.["token"] ?? null;
  } catch {
    // The page is refused as well.
    return null;
  }
}

import type { FastifyInstance } from "fastify";
import { refusal } from "../../http/create-server.ts";
import type { PageCard } from "../../http/page-card.ts";
import type { SharingDeps } from "./deps.ts";
import { linkCard, linkPicture, PICTURE_FILE } from "./link-card.ts";
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

/**
 * `GET /shared/{token or name}/picture.jpg`: the first page of a resume as others see it, for whatever shows links. 404
 * where the link's own page names none. Asked for again each time, so that an ended link shows nothing from then on.
 */
export function serveLinkPictures(server: FastifyInstance, deps: SharingDeps): void {
  server.get<{ Params: { address: string } }>(
    `/shared/:address/${PICTURE_FILE}`,
    async (request, reply) => {
      const found = await linkPicture(deps, request.params.address);
      reply.header("cache-control", "no-cache");
      if (!found) return reply.status(404).send(refusal("NOT_FOUND"));
      const tag = `"${found.digest}"`;
      reply.header("etag", tag).header("cross-origin-resource-policy", "cross-origin");
      if (request.headers["if-none-match"] === tag) return reply.status(304).send();
      return reply.type("image/jpeg").send(found.bytes);
    },
  );
}

/** The card of a link's page; null for every other page. Without a database it has none of its own. */
export async function sharedCard(deps: SharingDeps, pagePath: string): Promise<PageCard | null> {
  const address = /^\/shared\/(?<address>[^/]+)\/?$/u.exec(pagePath)?.groups?.["address"];
  return address === undefined ? null : linkCard(deps, address).catch(() => null);
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

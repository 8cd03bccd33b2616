import type { FastifyRequest } from "fastify";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request may change something: false for one that another site's page had the browser make.
 *
 * Browsers say where a request comes from; programs that are no browser say nothing and carry no cookie of
 * somebody else.
 */
export function isSameOrigin(
  request: Pick<FastifyRequest, "method" | "host" | "headers">,
  publicUrl: string | undefined,
): boolean {
  if (READING.has(request.method)) return true;
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  const origin = request.headers.origin;
  if (origin === undefined) return true;
  return origin === publicUrl || URL.parse(origin)?.host === request.host;
}

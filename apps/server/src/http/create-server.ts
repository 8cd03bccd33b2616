import { ORPCError } from "@orpc/server";
import Fastify, { type FastifyInstance } from "fastify";
import { compressResponses } from "./compression.ts";
import { describeError, type Log } from "./error-log.ts";
import { isQuickToParse } from "./json-shape.ts";
import { isSameOrigin } from "./origin-check.ts";
import { COMMON_HEADERS, DATA_POLICY } from "./security-headers.ts";
import { parseStorableJson } from "./storable.ts";
import { isOutage, orOutage, type DatabaseState } from "./outage.ts";

export interface ServerOptions {
  readonly log: Log;
  readonly publicUrl: string | undefined;
  readonly trustProxy: boolean | string;
  readonly database: DatabaseState;
}

/** The largest JSON body, in bytes: two forms with the longest job description fit several times. */
const BODY_LIMIT = 262_144;
/** How long a request may take to arrive: 10 MB over a line of 12 kB a second. */
const ARRIVAL_LIMIT_MS = 15 * 60_000;
const A_YEAR = 31_536_000;

/** A server without routes: limits, headers, the check of where a request comes from, and the error log. */
export function createServer(options: ServerOptions): FastifyInstance {
  const { log, publicUrl, trustProxy, database } = options;
  const server = Fastify({
    loggerInstance: log,
    trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: ARRIVAL_LIMIT_MS,
    forceCloseConnections: true,
  });

  server.removeContentTypeParser(["application/json", "text/plain"]);
  server.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    const text = String(body);
    try {
      if (!isQuickToParse(text)) throw new SyntaxError("nothing of ours has such a shape");
      done(null, text === "" ? undefined : parseStorableJson(text));
    } catch {
      done(Object.assign(new Error("not JSON"), { statusCode: 400 }));
    }
  });

  server.addHook("onRequest", async (request, reply) => {
    reply.headers(COMMON_HEADERS);
    reply.header("content-security-policy", DATA_POLICY);
    if (publicUrl?.startsWith("https:")) {
      reply.header("strict-transport-security", `max-age=${A_YEAR}`);
    }
    if (request.url.startsWith("/api/")) reply.header("cache-control", "no-store");
    if (/%00/i.test(request.url)) return reply.status(400).send(refusal("BAD_REQUEST"));
    if (!isSameOrigin(request, publicUrl)) {
      return reply.status(403).send(refusal("CROSS_ORIGIN"));
    }
  });

  compressResponses(server);

  server.setErrorHandler(async (error, request, reply) => {
    const status = statusOf(error);
    if (error instanceof ORPCError && error.status < 500) {
      return reply.status(error.status).send({ code: error.code, message: error.message });
    }
    if (status < 500) return reply.status(status).send(refusal(codeOf(status)));
    const known = await orOutage(error, database);
    if (isOutage(known)) {
      return reply.status(known.status).send({ code: known.code, message: known.message });
    }
    log.error({ route: request.routeOptions.url, error: describeError(error) }, "request failed");
    return reply.status(500).send(refusal("INTERNAL_SERVER_ERROR"));
  });

  return server;
}

const SENTENCES = {
  BAD_REQUEST: "The request could not be understood.",
  CROSS_ORIGIN: "This request did not come from a page of this installation.",
  NOT_FOUND: "There is nothing at this address.",
  PAYLOAD_TOO_LARGE: "That is more than this address accepts.",
  UNSUPPORTED_MEDIA_TYPE: "This address takes JSON.",
  INTERNAL_SERVER_ERROR: "Something failed on the server. It was logged; please try again.",
} as const;

type RefusalCode = keyof typeof SENTENCES;

/** An error body as the API's procedures send it. */
export function refusal(code: RefusalCode): { readonly code: string; readonly message: string } {
  return { code, message: SENTENCES[code] };
}

/** The status an error asks for; 500 for one that asks for none. */
export function statusOf(error: unknown): number {
  if (typeof error !== "object" || error === null || !("statusCode" in error)) return 500;
  return typeof error.statusCode === "number" ? error.statusCode : 500;
}

function codeOf(status: number): RefusalCode {
  if (status === 404) return "NOT_FOUND";
  if (status === 413) return "PAYLOAD_TOO_LARGE";
  if (status === 415) return "UNSUPPORTED_MEDIA_TYPE";
  return "BAD_REQUEST";
}

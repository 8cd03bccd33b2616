import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";

const compress = promisify(gzip);

/** Below this a packet carries it anyhow. In bytes. */
const WORTH_IT = 1_400;
/** Most of the gain for a quarter of the time of the default. */
const LEVEL = 4;

/** Compresses the texts this process makes: JSON and pages. Files are compressed when they are built. */
export function compressResponses(server: FastifyInstance): void {
  server.addHook("onSend", async (request, reply, payload) => {
    if (typeof payload !== "string" || payload.length < WORTH_IT) return payload;
    if (reply.hasHeader("content-encoding")) return payload;
    reply.header("vary", "accept-encoding");
    if (!request.headers["accept-encoding"]?.includes("gzip")) return payload;
    reply.header("content-encoding", "gzip");
    reply.removeHeader("content-length");
    return compress(payload, { level: LEVEL });
  });
}

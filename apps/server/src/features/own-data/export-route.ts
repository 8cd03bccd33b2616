import { Readable } from "node:stream";
import { ORPCError } from "@orpc/server";
import type { FastifyInstance } from "fastify";
import { API_PATH } from "../../http/api.ts";
import { attachment, refuseVisitor } from "../../http/download.ts";
import { describeError } from "../../http/error-log.ts";
import type { ContextOf } from "../../http/request-context.ts";
import type { OwnDataDeps } from "./deps.ts";
import { exportEntries } from "./export-entries.ts";
import { markExported } from "./store.ts";
import { zipOf } from "./zip.ts";

/** Everything of the person signed in, as one ZIP that is written while it is sent. One at a time for each person. */
export function serveExport(
  server: FastifyInstance,
  deps: OwnDataDeps,
  contextOf: ContextOf,
): void {
  const underWay = new Set<string>();

  async function* exported(userId: string): AsyncGenerator<Uint8Array> {
    const now = deps.clock();
    try {
      yield* zipOf(exportEntries(deps, userId, now), now);
      // Not when it was broken off.
      await markExported(deps.db, userId, now);
    } catch (error) {
      deps.log.error({ error: describeError(error) }, "an export failed");
      throw error;
    }
  }

  server.get(`${API_PATH}/account/export`, async (request, reply) => {
    const user = await contextOf(request, reply).findUser();
    if (!user) return refuseVisitor(reply);
    if (underWay.has(user.id)) {
      throw new ORPCError("BUSY", {
        status: 409,
        message: "Your data is being exported already. Wait for that, or cancel it.",
      });
    }
    underWay.add(user.id);
    reply.raw.once("close", () => underWay.delete(user.id));
    const day = deps.clock().toISOString().slice(0, 10);
    return reply
      .type("application/zip")
      .header("content-disposition", attachment(`taiyari-export-${day}.zip`))
      .send(Readable.from(exported(user.id), { objectMode: false }));
  });
}

import type { FastifyInstance } from "fastify";
import { API_PATH } from "../api.ts";
import { describeApi } from "./openapi.ts";
import { referencePage } from "./page.ts";
import { REFERENCE_STYLE } from "./style.ts";

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves the API's document at `/api/v1/openapi.json` and its page at `/api/docs`. Made when first asked for. */
export function serveReference(server: FastifyInstance): void {
  let made: ReturnType<typeof describeApi> | undefined;
  const document = () => (made ??= describeApi());

  server.get(`${API_PATH}/openapi.json`, async (_request, reply) => reply.send(await document()));
  server.get("/api/docs", async (_request, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", PAGE_POLICY)
      .send(referencePage(await document())),
  );
  server.get("/api/docs.css", async (_request, reply) =>
    reply.type("text/css; charset=utf-8").header("cache-control", "no-cache").send(REFERENCE_STYLE),
  );
}

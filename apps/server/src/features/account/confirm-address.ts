import type { FastifyInstance } from "fastify";
import { withStoreErrors } from "./auth-store.ts";
import { AUTH_PATH, type Auth } from "./auth.ts";

/**
 * Opens the link of a confirmation mail: the one address of the sign-in library that people reach themselves.
 *
 * Only the token of the link reaches the library. Where the answer leads is ours to say: an address taken from the link
 * would be an open redirect.
 */
export function serveConfirmation(server: FastifyInstance, auth: Auth, publicUrl: string): void {
  server.get<{ Querystring: { token?: unknown } }>(
    `${AUTH_PATH}/verify-email`,
    async (request, reply) => {
      const { token } = request.query;
      const url = new URL(`${AUTH_PATH}/verify-email`, publicUrl);
      url.searchParams.set("token", typeof token === "string" ? token : "");
      const opened = new Request(url, { headers: { "x-forwarded-for": request.ip } });
      const response = await withStoreErrors(() => auth.handler(opened));
      if (response.status >= 500) throw new Error(`confirming an address: ${response.status}`);
      // Also for a used or expired link: the sign-in page says what to do.
      return reply.redirect(`/login?confirmed=${response.ok ? 1 : 0}`, 302);
    },
  );
}

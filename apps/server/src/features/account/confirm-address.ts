import type { FastifyInstance } from "fastify";
import { withStoreErrors } from "./auth-store.ts";
import { AUTH_PATH, type Auth } from "./auth.ts";

/** Opens the link of a confirmation mail: the one address of the engine that people reach themselves. */
export function serveConfirmation(server: FastifyInstance, auth: Auth, publicUrl: string): void {
  server.get(`${AUTH_PATH}/verify-email`, async (request, reply) => {
    const opened = new Request(new URL(request.url, publicUrl), {
      headers: { "x-forwarded-for": request.ip },
    });
    const response = await withStoreErrors(() => auth.handler(opened));
    const location = response.headers.get("location");
    if (location) return reply.redirect(location, 302);
    // Also for a used or expired link: the sign-in page says what to do.
    return reply.redirect("/login?confirmed=0", 302);
  });
}

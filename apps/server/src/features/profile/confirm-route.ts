import type { FastifyInstance } from "fastify";
import { API_PATH } from "../../http/api.ts";
import { describeError } from "../../http/error-log.ts";
import type { ProfileDeps } from "./deps.ts";
import { confirmAddress } from "./email-store.ts";
import { changedAddressMail } from "./mail-texts.ts";

const PATH = `${API_PATH}/profile/email/confirmation`;

/** Opens the link of a mail that confirms a new address. Whoever opens it need not be signed in. */
export function serveNewAddress(
  server: FastifyInstance,
  deps: ProfileDeps & { readonly adminContact: string },
): void {
  const { db, clock, mailer, log, adminContact } = deps;
  server.get<{ Querystring: { token?: unknown } }>(PATH, async (request, reply) => {
    const { token } = request.query;
    const confirmed = await confirmAddress(db, typeof token === "string" ? token : "", clock());
    if (!confirmed.ok) return reply.redirect(`/profile?email=${confirmed.problem}`, 302);
    const { userId, name, before } = confirmed.value;
    await deps.noteNewAddress(userId, before);
    mailer
      ?.send(changedAddressMail({ name, email: before }, adminContact))
      .catch((error: unknown) => {
        log.error({ error: describeError(error) }, "a mail about a changed address was not sent");
      });
    return reply.redirect("/profile?email=changed", 302);
  });
}

/** The link of a mail to a new address. */
export function confirmationUrl(publicUrl: string, token: string): string {
  return `${publicUrl}${PATH}?token=${encodeURIComponent(token)}`;
}

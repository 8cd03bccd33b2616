import { ORPCError } from "@orpc/server";
import { LEAVING, type SessionUser } from "@taiyari/contract";
import type { FastifyRequest } from "fastify";

/** What changes something and is still done for somebody who leaves: keeping the account, and signing out. */
const STILL_ALLOWED: ReadonlySet<string> = new Set([
  "DELETE /api/v1/account/deletion",
  "DELETE /api/v1/account/sessions/current",
]);

/**
 * Refuses what somebody whose account is about to be deleted asks for: they may look at everything, take it along and
 * keep the account, and change nothing. The one place that decides it, for procedures and every other route.
 *
 * @throws ORPCError  LEAVING
 */
export function refuseLeaving(
  { deleteAt }: Pick<SessionUser, "deleteAt">,
  { method, url }: Pick<FastifyRequest, "method" | "url">,
): void {
  if (deleteAt === null || method === "GET" || method === "HEAD") return;
  if (STILL_ALLOWED.has(`${method} ${url.split("?")[0]}`)) return;
  throw new ORPCError("LEAVING", LEAVING);
}

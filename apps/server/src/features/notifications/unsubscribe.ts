import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { API_PATH } from "../../http/api.ts";
import { REPORT_FILE_POLICY } from "../../http/security-headers.ts";
import type { NotificationDeps } from "./deps.ts";
import { changeSettings } from "./store.ts";

const PATH = `${API_PATH}/notifications/weekly-summary/off`;

/** A link that turns the weekly summary of one person off: signed, so that nobody can make one for somebody else. */
export function offUrl(
  { publicUrl, secret }: Pick<NotificationDeps, "publicUrl" | "secret">,
  userId: string,
): string {
  return `${publicUrl}${PATH}?token=${userId}.${signatureOf(secret, userId)}`;
}

/**
 * Turns the weekly summary off, without a sign-in: by the link in the mail, and by a mail program's own button, which
 * posts. Source: RFC 8058.
 */
export function serveUnsubscribe(server: FastifyInstance, deps: NotificationDeps): void {
  void server.register(async (scope) => {
    // The body of a mail program's request says "List-Unsubscribe=One-Click", which the address says already.
    scope.addContentTypeParser("*", (_request, _body, done) => done(null, undefined));
    scope.route<{ Querystring: { token?: unknown } }>({
      method: ["GET", "POST"],
      url: PATH,
      async handler(request, reply) {
        const userId = userOf(deps.secret, request.query.token);
        if (userId !== null) {
          await changeSettings(deps.db, userId, { weeklySummary: false }, deps.clock());
        }
        return reply
          .status(userId === null ? 404 : 200)
          .type("text/html; charset=utf-8")
          .header("content-security-policy", REPORT_FILE_POLICY)
          .header("x-robots-tag", "noindex")
          .send(
            userId === null
              ? pageOf(
                  "This link is not complete",
                  "Open it from the mail once more, or turn the summary off on your profile.",
                )
              : pageOf(
                  "No more weekly summaries",
                  "You get none from now on. You can turn them on again on your profile.",
                ),
          );
      },
    });
  });
}

/** Whose link it is; null for one that was not signed here. */
function userOf(secret: string, token: unknown): string | null {
  if (typeof token !== "string") return null;
  const [userId = "", signature = ""] = token.split(".");
  const [given, right] = [signature, signatureOf(secret, userId)].map((text) => Buffer.from(text));
  if (!given || !right || given.length !== right.length) return null;
  return timingSafeEqual(given, right) ? userId : null;
}

function signatureOf(secret: string, userId: string): string {
  return createHmac("sha256", secret).update(`weekly-summary-off ${userId}`).digest("base64url");
}

function pageOf(title: string, text: string): string {
  return `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} · Taiyari</title><style>:root{color-scheme:light dark}body{max-width:40rem;margin:15vh auto;padding:0 1.5rem;font:1.0625rem/1.6 system-ui,sans-serif}</style><main><h1>${title}</h1><p>${text}</p><p><a href="/profile#notifications">Open your profile</a></p></main></html>`;
}

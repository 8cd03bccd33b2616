import { z } from "zod";
import { createTurns } from "../../adapters/workers/turns.ts";
import type { RequestContext } from "../../http/request-context.ts";
import { withStoreErrors } from "./auth-store.ts";
import { AUTH_PATH, type Auth } from "./auth.ts";

export interface AuthResponse {
  readonly status: number;
  /** The engine's own code for a refusal: "INVALID_EMAIL"; "" where it gives none. */
  readonly code: string;
  readonly body: unknown;
  readonly cookies: readonly string[];
  /** At least 1; only meant for status 429. */
  readonly retryAfterSeconds: number;
}

export interface AuthHandler {
  readonly auth: Auth;
  readonly publicUrl: string;
}

const Refusal = z.object({ code: z.string() });

/**
 * Requests that the engine answers at the same time, by network address in turn. It hashes a password, a twentieth of a
 * second of a core, within the transaction that stores it: ten of them at once would hold every connection to the
 * database, and everybody who is signed in would wait for those who are about to be.
 */
const turns = createTurns({ places: 2, perPerson: 2 });

/**
 * Asks the engine as a browser would, by a request: only this way do its limits on attempts count.
 *
 * @param path  the engine's own: "/sign-in/email"
 * @throws what the database failed with, when it was gone or its disk full
 */
export async function callAuth(
  { auth, publicUrl }: AuthHandler,
  context: RequestContext,
  path: string,
  body: Readonly<Record<string, unknown>>,
): Promise<AuthResponse> {
  const request = new Request(new URL(`${AUTH_PATH}${path}`, publicUrl), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      // Where the request really came from was checked when it arrived.
      origin: publicUrl,
      "x-forwarded-for": context.ip,
      "user-agent": context.headers.get("user-agent") ?? "",
      cookie: context.headers.get("cookie") ?? "",
    },
    body: JSON.stringify(body),
  });
  const response = await turns.run(context.ip, () => withStoreErrors(() => auth.handler(request)));
  const answer: unknown = await response.json().catch(() => null);
  return {
    status: response.status,
    code: Refusal.safeParse(answer).data?.code ?? "",
    body: answer,
    cookies: response.headers.getSetCookie(),
    retryAfterSeconds: Math.max(1, Number(response.headers.get("x-retry-after")) || 1),
  };
}

import { fail, ok, type Result } from "@taiyari/domain/result";
import { randomBytes } from "node:crypto";
import type { RequestContext } from "../../http/request-context.ts";
import { countAttempt } from "../../shared/passwords/attempt-store.ts";
import type { ConnectedAccountsDeps } from "./deps.ts";
import { digestOf, keepPending, newSecrets, type Pending } from "./pending-store.ts";

/** Below the path that the account engine believes to be mounted at; the rest of it is the provider's id. */
export const CALLBACK_PATH = "/api/auth/callback";
/** Binds what comes back to the browser that was sent away. Nobody is signed in by it. */
const BROWSER_COOKIE = "taiyari.provider";
const COOKIE_SECONDS = 600;
const WINDOW_MS = 60_000;

export type BeginProblem =
  | { readonly kind: "not-offered" }
  | { readonly kind: "trouble" }
  | { readonly kind: "too-many"; readonly retryAfterSeconds: number };

type Wanted = Pick<Pending, "purpose" | "userId" | "redirect" | "invitation">;

/** Sends a browser to a provider. @returns  the address it is to open */
export async function begin(
  deps: ConnectedAccountsDeps,
  context: RequestContext,
  providerId: string,
  wanted: Wanted,
): Promise<Result<string, BeginProblem>> {
  const provider = deps.providers.find(({ id }) => id === providerId);
  if (!provider) return fail({ kind: "not-offered" });
  const wait = await secondsToWait(deps, context.ip);
  if (wait !== null) return fail({ kind: "too-many", retryAfterSeconds: wait });

  const secrets = newSecrets();
  const isAgain = wanted.purpose === "confirm";
  const way = await provider.begin(secrets, redirectUri(deps, providerId), isAgain);
  if (!way.ok) {
    deps.log.warn({ provider: providerId, problem: way.problem }, "a provider was not reached");
    return fail({ kind: "trouble" });
  }
  // Another page of this browser may be on its way as well: both come back with the same cookie.
  const browser = browserOf(context) ?? randomBytes(24).toString("base64url");
  context.addCookie(browserCookie(deps, browser));
  const pending = { ...wanted, provider: providerId, browser: digestOf(browser), secrets };
  await keepPending(deps.db, pending, deps.clock());
  return ok(way.value.href);
}

/** What a provider is told to send people back to, and has to know beforehand. */
export function redirectUri({ publicUrl }: { readonly publicUrl: string }, id: string): string {
  return `${publicUrl}${CALLBACK_PATH}/${id}`;
}

/** Counts what one network address asks of providers. @returns how long it has to wait; null when it need not */
export async function secondsToWait(
  { db, attemptsPerMinute }: Pick<ConnectedAccountsDeps, "db" | "attemptsPerMinute">,
  ip: string,
): Promise<number | null> {
  const { count, beganAt } = await countAttempt(db, `providers|${ip}`, WINDOW_MS);
  // Each sign-in counts twice: when it begins, and when the browser comes back.
  if (count <= 2 * attemptsPerMinute) return null;
  return Math.max(1, Math.ceil((beganAt + WINDOW_MS - Date.now()) / 1000));
}

/** What the cookie of this browser holds; null without one of ours. */
export function browserOf({ headers }: Pick<RequestContext, "headers">): string | null {
  const cookies = (headers.get("cookie") ?? "").split("; ");
  const value = cookies.find((one) => one.startsWith(`${BROWSER_COOKIE}=`))?.split("=")[1] ?? "";
  return /^[\w-]{32}$/u.test(value) ? value : null;
}

/** Lax: the browser comes back from another site. */
function browserCookie({ publicUrl }: { readonly publicUrl: string }, value: string): string {
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  return `${BROWSER_COOKIE}=${value}; Path=/api; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

import { fail, ok, type Result } from "@taiyari/domain/result";
import { checkPassword, type PasswordDeps, type PasswordProblem } from "./check-password.ts";
import { findPasswordHash } from "./password-store.ts";

export interface RecentDeps {
  /** When the session of a request began, or when its owner last showed again who they are; null without one. */
  readonly findSessionStart: (headers: Headers) => Promise<Date | null>;
}

export type OwnerProblem = PasswordProblem | { readonly kind: "sign-in-again" };

/** How old a sign-in may be that stands in the place of a password. */
const RECENT_MS = 10 * 60_000;

/** Whether the sign-in of a request is recent enough to stand in the place of a password. */
export async function isRecentSignIn(
  { findSessionStart }: RecentDeps,
  headers: Headers,
  now: Date,
): Promise<boolean> {
  const began = await findSessionStart(headers);
  return began !== null && now.getTime() - began.getTime() <= RECENT_MS;
}

/**
 * Whether somebody who is signed in is the account's owner, before what nobody else may do: by the password, or, for an
 * account without one, by a sign-in of the last ten minutes.
 *
 * @param password  as typed; null where none was asked for
 */
export async function proveOwner(
  deps: PasswordDeps & RecentDeps,
  userId: string,
  { password, headers }: { readonly password: string | null; readonly headers: Headers },
): Promise<Result<null, OwnerProblem>> {
  if ((await findPasswordHash(deps.db, userId)) !== null) {
    return checkPassword(deps, userId, password ?? "");
  }
  const isRecent = await isRecentSignIn(deps, headers, new Date());
  return isRecent ? ok(null) : fail({ kind: "sign-in-again" });
}

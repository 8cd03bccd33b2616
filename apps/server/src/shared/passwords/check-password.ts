import { fail, ok, type Result } from "@taiyari/domain/result";
import { verifyPassword } from "../../adapters/password-hash.ts";
import type { Db } from "../../db/client.ts";
import { countAttempt, forgetAttempts } from "./attempt-store.ts";
import { findPasswordHash } from "./password-store.ts";

export interface PasswordDeps {
  readonly db: Db;
  /** Wrong passwords a person may type in a minute before they have to wait. */
  readonly attemptsPerMinute: number;
}

export type PasswordProblem =
  | { readonly kind: "wrong-password" }
  | { readonly kind: "too-many-attempts"; readonly retryAfterSeconds: number };

const WINDOW_MS = 60_000;

/**
 * Whether this is the password of somebody who is signed in, asked again before what only its owner may do. An attempt is
 * counted before it is looked at, so that many at once do not slip through. Nothing is right for an account without one.
 */
export async function checkPassword(
  { db, attemptsPerMinute }: PasswordDeps,
  userId: string,
  password: string,
): Promise<Result<null, PasswordProblem>> {
  const key = `password-of|${userId}`;
  const { count, beganAt } = await countAttempt(db, key, WINDOW_MS);
  if (count > attemptsPerMinute) {
    const seconds = Math.ceil((beganAt + WINDOW_MS - Date.now()) / 1000);
    return fail({ kind: "too-many-attempts", retryAfterSeconds: Math.max(1, seconds) });
  }
  const hash = await findPasswordHash(db, userId);
  if (hash === null || !(await verifyPassword({ hash, password })))
    return fail({ kind: "wrong-password" });
  await forgetAttempts(db, key);
  return ok(null);
}

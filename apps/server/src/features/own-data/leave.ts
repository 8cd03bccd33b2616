import type { SessionUser } from "@taiyari/contract";
import { fail, ok, type Result } from "@taiyari/domain/result";
import { verifyPassword } from "../../adapters/password-hash.ts";
import { markLeaving } from "../../shared/leaving/leaving-store.ts";
import { isRecentSignIn } from "../../shared/passwords/prove-owner.ts";
import type { OwnDataDeps } from "./deps.ts";
import { leavingMail } from "./mail-texts.ts";
import { countTry, findPasswordHash } from "./store.ts";

/** How long a deletion can be undone. */
export const UNDO_MS = 7 * 86_400_000;
const MINUTE_MS = 60_000;

export interface LeaveRequest {
  readonly user: SessionUser;
  /** As typed. */
  readonly email: string;
  /** As typed; null where none was asked for. */
  readonly password: string | null;
  readonly headers: Headers;
}

export type LeaveProblem =
  | { readonly kind: "email-differs" }
  | { readonly kind: "wrong-password" }
  | { readonly kind: "sign-in-again" }
  | { readonly kind: "last-admin" }
  | { readonly kind: "too-many"; readonly retryAfterSeconds: number };

/** Has an account deleted after seven days, once it is sure who asks. Tells them by mail, where mail is set up. */
export async function leave(
  deps: OwnDataDeps,
  request: LeaveRequest,
): Promise<Result<Date, LeaveProblem>> {
  const { user } = request;
  if (request.email.trim().toLowerCase() !== user.email) return fail({ kind: "email-differs" });
  const problem = await identityProblem(deps, request);
  if (problem) return fail(problem);

  const left = await markLeaving(deps.db, user.id, new Date(deps.clock().getTime() + UNDO_MS));
  if (!left.ok) return left;
  const mail = leavingMail({ name: user.fullName, email: user.email }, left.value, deps.publicUrl);
  // The mail server may take its time; the account is leaving either way.
  void deps.mailer?.send(mail).catch(() => deps.log.error("A mail was not sent."));
  return ok(left.value);
}

async function identityProblem(
  deps: OwnDataDeps,
  { user, password, headers }: LeaveRequest,
): Promise<LeaveProblem | null> {
  const now = deps.clock();
  const hash = await findPasswordHash(deps.db, user.id);
  if (hash === null) {
    return (await isRecentSignIn(deps, headers, now)) ? null : { kind: "sign-in-again" };
  }
  const { tries, beganAt } = await countTry(deps.db, user.id, now, MINUTE_MS);
  if (tries > deps.attemptsPerMinute) {
    const waitMs = beganAt + MINUTE_MS - now.getTime();
    return { kind: "too-many", retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
  }
  const isRight = await verifyPassword({ hash, password: password ?? "" });
  return isRight ? null : { kind: "wrong-password" };
}

import type { ResumeDraft } from "@taiyari/domain/draft";
import { fail, ok, type Result } from "@taiyari/domain/result";
import { verifyPassword } from "../../adapters/password-hash.ts";
import type { SharingDeps } from "./deps.ts";
import { findOpenShare, type OpenShare } from "./store.ts";
import { countAttempt, countView, uncountAttempt } from "./traffic-store.ts";
import { sharedDraft } from "./shared-draft.ts";
import { deviceHash, hourOf, networkHashes, type Visitor } from "./visitor.ts";

/**
 * Passwords that may be tried within a window. One of four digits then outlasts a month from one network, and most of a
 * day from however many. The owner's tries do not count, and nobody's keep the owner out.
 */
const WINDOW_MS = 60 * 60_000;
const MOST_FROM_NETWORK = 10;
const MOST_FROM_PROVIDER = 50;
const MOST_FROM_EVERYWHERE = 500;
const EVERYWHERE = "";

/** Somebody who opens a link. */
export interface ShareRequest extends Visitor {
  readonly token: string;
  readonly password: string | undefined;
  /** Who is signed in there; null for nobody. */
  readonly findUserId: () => Promise<string | null>;
}

export type OpenProblem =
  | { readonly kind: "absent" }
  | { readonly kind: "password-needed"; readonly wasWrong: boolean }
  | { readonly kind: "too-many-attempts"; readonly retryAfterSeconds: number };

/** Opens a link, and counts that unless the owner did it. */
export async function openShare(
  deps: SharingDeps,
  opening: ShareRequest,
): Promise<Result<{ readonly draft: ResumeDraft; readonly updatedAt: Date }, OpenProblem>> {
  const { db, clock, secret, templates } = deps;
  const now = clock();
  const share = await findOpenShare(db, opening.token, now);
  if (!share) return fail({ kind: "absent" });
  const isOwner = (await opening.findUserId()) === share.userId;
  if (share.passwordHash !== null) {
    const given = { ...opening, hash: share.passwordHash, isOwner, now };
    const problem = await tryPassword(deps, share, given);
    if (problem) return fail(problem);
  }
  if (!isOwner) {
    const hour = hourOf(now);
    const device = deviceHash(secret, share.shareId, hour, opening);
    await countView(db, share, { device, hour, at: now });
  }
  return ok({ draft: sharedDraft(share.draft, templates), updatedAt: share.updatedAt });
}

interface Try extends Pick<ShareRequest, "password" | "ip"> {
  readonly hash: string;
  readonly isOwner: boolean;
  readonly now: Date;
}

/** Null for the right password. A try is counted before it is looked at, so that many at once do not slip through. */
async function tryPassword(
  { db, secret }: SharingDeps,
  share: OpenShare,
  { password, ip, hash, isOwner, now }: Try,
): Promise<OpenProblem | null> {
  if (password === undefined || password === "") {
    return { kind: "password-needed", wasWrong: false };
  }
  const { network, provider } = networkHashes(secret, share.shareId, ip);
  const sources = isOwner
    ? []
    : [
        { source: network, most: MOST_FROM_NETWORK },
        { source: provider, most: MOST_FROM_PROVIDER },
        { source: EVERYWHERE, most: MOST_FROM_EVERYWHERE },
      ];
  const windowStart = new Date(now.getTime() - WINDOW_MS);
  for (const { source, most } of sources) {
    const { count, beganAt } = await countAttempt(db, share, { source, windowStart, now });
    if (count > most) {
      const seconds = Math.ceil((beganAt.getTime() + WINDOW_MS - now.getTime()) / 1000);
      return { kind: "too-many-attempts", retryAfterSeconds: Math.max(1, seconds) };
    }
  }
  if (!(await verifyPassword({ hash, password }))) {
    return { kind: "password-needed", wasWrong: true };
  }
  if (!isOwner) {
    await uncountAttempt(
      db,
      share,
      sources.map(({ source }) => source),
    );
  }
  return null;
}

import { verifyPassword } from "../../adapters/password-hash.ts";
import type { Clock } from "../../adapters/clock.ts";
import type { Db } from "../../db/client.ts";
import { countAttempt, countView, type LinkKey, uncountAttempt } from "./traffic-store.ts";
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

/** What links need, whatever they open. */
export interface LinkDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Of this installation: keys the hashes by which devices are told apart. */
  readonly secret: string;
}

/** Somebody who opens a link. */
export interface LinkRequest extends Visitor {
  readonly token: string;
  readonly password: string | undefined;
  /** Who is signed in there; null for nobody. */
  readonly findUserId: () => Promise<string | null>;
}

/** A link that is open. */
export interface OpenLink extends LinkKey {
  /** Null for a link without a password. */
  readonly passwordHash: string | null;
}

export type AdmissionProblem =
  | { readonly kind: "password-needed"; readonly wasWrong: boolean }
  | { readonly kind: "too-many-attempts"; readonly retryAfterSeconds: number };

/** Null for somebody who may see what a link opens; that is counted as a view, unless it is the owner. */
export async function admitVisitor(
  deps: LinkDeps,
  link: OpenLink,
  opening: LinkRequest,
  now: Date,
): Promise<AdmissionProblem | null> {
  const isOwner = (await opening.findUserId()) === link.userId;
  if (link.passwordHash !== null) {
    const given = { ...opening, hash: link.passwordHash, isOwner, now };
    const problem = await tryPassword(deps, link, given);
    if (problem) return problem;
  }
  if (!isOwner) {
    const hour = hourOf(now);
    const device = deviceHash(deps.secret, link.shareId, hour, opening);
    await countView(deps.db, link, { device, hour, at: now });
  }
  return null;
}

interface Try extends Pick<LinkRequest, "password" | "ip"> {
  readonly hash: string;
  readonly isOwner: boolean;
  readonly now: Date;
}

/** Null for the right password. A try is counted before it is looked at, so that many at once do not slip through. */
async function tryPassword(
  { db, secret }: LinkDeps,
  share: LinkKey,
  { password, ip, hash, isOwner, now }: Try,
): Promise<AdmissionProblem | null> {
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

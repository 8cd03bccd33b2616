import { and, count, gt, isNull, or, sql, type SQL } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import { resumeShares } from "../../db/schema/index.ts";
import { isOwnerThere } from "../leaving/owner-store.ts";

const table = resumeShares;

/** What every link has, whatever it opens; without its password. */
export interface LinkRow {
  readonly id: string;
  readonly token: string;
  readonly createdAt: Date;
  readonly hasPassword: boolean;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  readonly views: number;
  readonly lastViewedAt: Date | null;
}

/** A link to be made. `passwordHash` is null for none. */
export interface NewLink {
  readonly token: string;
  readonly passwordHash: string | null;
  readonly now: Date;
}

/** The most links to one thing that are open at once. */
export const MAX_LINKS = 50;

/** The columns of a `LinkRow`. */
export const LINK_COLUMNS = {
  id: table.id,
  token: table.token,
  createdAt: table.createdAt,
  hasPassword: sql<boolean>`${table.passwordHash} is not null`,
  expiresAt: table.expiresAt,
  revokedAt: table.revokedAt,
  views: table.views,
  lastViewedAt: table.lastViewedAt,
};

/** A link that was not ended and has not ended by itself, and whose owner stays and is not banned. */
export function isLinkOpen(now: Date): SQL | undefined {
  return and(
    isNull(table.revokedAt),
    or(isNull(table.expiresAt), gt(table.expiresAt, now)),
    isOwnerThere(table.userId),
  );
}

/** Whether what these links open has as many open ones as it may. Whoever asks has locked it. */
export async function hasAllLinks(tx: Tx, ofThing: SQL | undefined, now: Date): Promise<boolean> {
  const [counted] = await tx
    .select({ links: count() })
    .from(table)
    .where(and(ofThing, isLinkOpen(now)));
  return (counted?.links ?? 0) >= MAX_LINKS;
}

/** Ends a link at that moment; one that has ended keeps its own. */
export function endedAt(at: Date) {
  return { revokedAt: sql`coalesce(${table.revokedAt}, ${at.toISOString()}::timestamptz)` };
}

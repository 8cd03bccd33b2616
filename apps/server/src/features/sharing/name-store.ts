import { and, count, eq } from "drizzle-orm";
import { linkNameProblem, type LinkNameProblem, MAX_LINK_NAMES } from "@taiyari/domain/account";
import type { Tx } from "../../db/client.ts";
import { resumeShareNames, resumeShares } from "../../db/schema/index.ts";
import { isLinkOpen } from "../../shared/links/link-store.ts";

/** Why a link cannot have a name. */
export type NameProblem = LinkNameProblem | "taken" | "in-use" | "too-many";

interface NameClaim {
  readonly userId: string;
  /** As `linkNameOf` gives it. */
  readonly name: string;
  /** The link that is to have it; null for one that is about to be made. */
  readonly shareId: string | null;
  readonly now: Date;
}

const names = resumeShareNames;
const shares = resumeShares;

/**
 * Makes a name free for a link of a person: it becomes theirs for as long as the account is, and an ended link of theirs
 * that had it loses it. The row of the name stays locked, so of two links at once one gets it.
 *
 * @returns what is wrong; null when the link may have it
 */
export async function claimName(tx: Tx, claim: NameClaim): Promise<NameProblem | null> {
  const { userId, name, shareId, now } = claim;
  const problem = linkNameProblem(name) ?? (await holdName(tx, claim));
  if (problem) return problem;
  const ofName = and(eq(shares.userId, userId), eq(shares.name, name));
  const open = await tx
    .select({ id: shares.id })
    .from(shares)
    .where(and(ofName, isLinkOpen(now)));
  if (open.some(({ id }) => id !== shareId)) return "in-use";
  await tx.update(shares).set({ name: null }).where(ofName);
  return null;
}

async function holdName(tx: Tx, { userId, name, now }: NameClaim): Promise<NameProblem | null> {
  const [holder] = await holderOf(tx, name);
  if (holder) return holder.userId === userId ? null : "taken";
  const [held] = await tx.select({ names: count() }).from(names).where(eq(names.userId, userId));
  if ((held?.names ?? 0) >= MAX_LINK_NAMES) return "too-many";
  await tx.insert(names).values({ userId, name, createdAt: now }).onConflictDoNothing();
  const [winner] = await holderOf(tx, name);
  return winner?.userId === userId ? null : "taken";
}

function holderOf(tx: Tx, name: string) {
  return tx.select({ userId: names.userId }).from(names).where(eq(names.name, name)).for("update");
}

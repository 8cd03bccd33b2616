import type { LinkRow } from "./link-store.ts";

type Moments = Pick<LinkRow, "createdAt" | "expiresAt" | "revokedAt" | "lastViewedAt">;

/** A link as the contract has it: its moments as text. */
export function toLink<Row extends Moments>({
  createdAt,
  expiresAt,
  revokedAt,
  lastViewedAt,
  ...row
}: Row) {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
    lastViewedAt: lastViewedAt?.toISOString() ?? null,
  };
}

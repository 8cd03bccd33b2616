import { createHash, randomBytes, randomUUID } from "node:crypto";
import { and, eq, like, lt } from "drizzle-orm";
import { z } from "zod";
import type { Secrets } from "../../adapters/identity-provider/identity-provider.ts";
import type { Db } from "../../db/client.ts";
import { verification } from "../../db/schema/index.ts";

/** What a sign-in that waits for its provider is named by, before a digest of its state. */
const PENDING = "provider-sign-in:";
/** How long a person may take at the provider. */
const PENDING_MS = 10 * 60_000;

const Pending = z.object({
  provider: z.string(),
  /** Whoever connects or confirms is signed in: `userId` is who. */
  purpose: z.enum(["sign-in", "connect", "confirm"]),
  userId: z.string().nullable(),
  /** The path to open afterwards. */
  redirect: z.string().nullable(),
  invitation: z.string().nullable(),
  /** A digest of what the cookie of this browser holds. */
  browser: z.string(),
  secrets: z.object({ state: z.string(), verifier: z.string(), nonce: z.string() }),
});
export type Pending = z.infer<typeof Pending>;

/** Three secrets of 32 random bytes, as RFC 7636, section 4.1, asks of a verifier. */
export function newSecrets(): Secrets {
  return { state: secret(), verifier: secret(), nonce: secret() };
}

function secret(): string {
  return randomBytes(32).toString("base64url");
}

export function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

/** Remembers a sign-in that was begun, and forgets those that nobody came back from. */
export async function keepPending(db: Db, pending: Pending, now: Date): Promise<void> {
  await db
    .delete(verification)
    .where(and(like(verification.identifier, `${PENDING}%`), lt(verification.expiresAt, now)));
  await db.insert(verification).values({
    id: randomUUID(),
    identifier: `${PENDING}${digestOf(pending.secrets.state)}`,
    value: JSON.stringify(pending),
    expiresAt: new Date(now.getTime() + PENDING_MS),
    createdAt: now,
    updatedAt: now,
  });
}

/** The sign-in that a state belongs to, which it is good for once; null for an unknown or old one. */
export async function takePending(db: Db, state: string, now: Date): Promise<Pending | null> {
  const [row] = await db
    .delete(verification)
    .where(eq(verification.identifier, `${PENDING}${digestOf(state)}`))
    .returning({ value: verification.value, expiresAt: verification.expiresAt });
  return row && row.expiresAt > now ? Pending.parse(JSON.parse(row.value)) : null;
}

import { sql } from "drizzle-orm";
import type { AuditAct } from "@taiyari/domain/account";
import type { Tx } from "../../db/client.ts";
import { auditLog, user } from "../../db/schema/index.ts";

/** Who acts where nobody is signed in, and the name that the log gives them. */
const ACTORS = { "command-line": "Command line", taiyari: "Taiyari" } as const;

export interface AuditEntry {
  /** The id of an account, or who acts without one: a command, or the installation itself. */
  readonly actorId: string;
  readonly act: AuditAct;
  /** The id of the account it was done to; null for none. */
  readonly subject: string | null;
  /** What else there is to know, in words: "free to premium"; "" for nothing. Never a secret. */
  readonly detail: string;
}

/** Adds an act to the log. In the transaction of the act itself, none is done without being noted. */
export async function writeAudit(
  db: Tx,
  { actorId, act, subject, detail }: AuditEntry,
): Promise<void> {
  const nobody = Object.entries(ACTORS).find(([id]) => id === actorId)?.[1] ?? "";
  await db.insert(auditLog).values({
    actorId: sql`(select ${user.id} from ${user} where ${user.id} = ${actorId})`,
    actorName: sql`coalesce((select ${user.name} from ${user} where ${user.id} = ${actorId}), ${nobody})`,
    act,
    subjectId: sql`(select ${user.id} from ${user} where ${user.id} = ${subject})`,
    detail,
  });
}

import { count, desc, eq } from "drizzle-orm";
import type { AuditRow } from "@taiyari/contract";
import { ACTS_PER_PAGE } from "@taiyari/domain/account";
import type { Db } from "../../db/client.ts";
import { auditLog, user } from "../../db/schema/index.ts";

const columns = {
  id: auditLog.id,
  at: auditLog.at,
  actor: auditLog.actorName,
  act: auditLog.act,
  subject: user.name,
  detail: auditLog.detail,
};

/** Most acts of an export: a log of years, and no more than a spreadsheet takes. */
const MOST = 100_000;

function acts(db: Db) {
  return db
    .select(columns)
    .from(auditLog)
    .leftJoin(user, eq(user.id, auditLog.subjectId))
    .orderBy(desc(auditLog.id));
}

const toAct = ({ at, ...act }: Omit<AuditRow, "at"> & { readonly at: Date }): AuditRow => ({
  ...act,
  at: at.toISOString(),
});

/** A page of the log, newest first, and how many acts there are. */
export async function findActs(
  db: Db,
  page: number,
): Promise<{ readonly acts: AuditRow[]; readonly total: number }> {
  const rows = await acts(db)
    .limit(ACTS_PER_PAGE)
    .offset((page - 1) * ACTS_PER_PAGE);
  const [counted] = await db.select({ total: count() }).from(auditLog);
  return { acts: rows.map(toAct), total: counted?.total ?? 0 };
}

/** The whole log, newest first. */
export async function findAllActs(db: Db): Promise<readonly AuditRow[]> {
  return (await acts(db).limit(MOST)).map(toAct);
}

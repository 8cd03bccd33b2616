import { and, asc, desc, eq, getTableColumns, getTableName, is, isNull, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import * as schema from "../../db/schema/index.ts";

const { account, learningEvents, letters, rateLimit, resumeReports, resumes, resumeUploads, user } =
  schema;

type Columns = Readonly<Record<string, PgColumn>>;

/** A table with rows of persons. */
interface PersonalTable {
  readonly table: PgTable;
  readonly columns: Columns;
  /** The column that says whose a row is. */
  readonly owner: PgColumn;
}

/** Every table of the schema with a column that says whose a row is, by its name in the database. */
function personalTables(): ReadonlyMap<string, PersonalTable> {
  const found = new Map<string, PersonalTable>();
  for (const table of Object.values(schema).filter((part) => is(part, PgTable))) {
    const columns = getTableColumns(table) as Columns;
    const owner = table === user ? columns["id"] : columns["userId"];
    if (owner) found.set(getTableName(table), { table, columns, owner });
  }
  return found;
}

/** Rows asked for at a time: one of them may hold a whole reading. */
const ROWS = 50;

/**
 * The rows of a person in one table, a few at a time, in the order of the key. None for a table that is not there.
 *
 * @param without  columns that are not asked for
 */
export async function* rowsOf(
  db: Db,
  name: string,
  userId: string,
  without: readonly string[] = [],
): AsyncGenerator<Readonly<Record<string, unknown>>> {
  const found = personalTables().get(name);
  if (!found) return;
  const { table, columns, owner } = found;
  const wanted = Object.fromEntries(
    Object.entries(columns).filter(([key]) => key !== "userId" && !without.includes(key)),
  );
  const order = keyOf(table);
  for (let offset = 0; ; offset += ROWS) {
    const rows = await db
      .select(wanted)
      .from(table)
      .where(eq(owner, userId))
      .orderBy(...order)
      .limit(ROWS)
      .offset(offset);
    yield* rows;
    if (rows.length < ROWS) return;
  }
}

function keyOf(table: PgTable): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const numbered = columns.filter(({ name }) => name === "ordinal");
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  return [...numbered, ...key];
}

/** Whether there is a table of this name with rows of persons. */
export function isPersonalTable(name: string): boolean {
  return personalTables().has(name);
}

export interface UploadedFile {
  readonly fileName: string;
  readonly objectKey: string;
  readonly uploadedAt: Date;
}

/** The uploaded files that a person still has, oldest first. */
export async function findUploadedFiles(db: Db, userId: string): Promise<readonly UploadedFile[]> {
  const { fileName, objectKey, uploadedAt } = resumeUploads;
  return db
    .select({ fileName, objectKey, uploadedAt })
    .from(resumeUploads)
    .where(and(eq(resumeUploads.userId, userId), isNull(resumeUploads.deletedAt)))
    .orderBy(asc(uploadedAt));
}

/** Bytes of all of a person's rows and uploaded files together. */
export async function countBytes(db: Db, userId: string): Promise<number> {
  const sizes = [...personalTables().values()].map(
    ({ table, owner }) =>
      sql`select coalesce(sum(pg_column_size(${table}.*)), 0) as bytes from ${table} where ${owner} = ${userId}`,
  );
  sizes.push(
    sql`select coalesce(sum(file_size), 0) from profile.resume_uploads where user_id = ${userId}`,
  );
  const { rows } = await db.execute<{ bytes: string }>(
    sql`select sum(bytes)::text as bytes from (${sql.join(sizes, sql` union all `)}) as sizes`,
  );
  return Number(rows[0]?.bytes ?? 0);
}

/** How many there are of each kind; see `DataSummary`. */
export async function countThings(db: Db, userId: string) {
  const counted = (table: string) =>
    sql`(select count(*)::int from ${sql.raw(`profile.${table}`)} where user_id = ${userId})`;
  const { rows } = await db.execute<Record<ThingKind, number>>(sql`select
    ${counted("resumes")} as resumes,
    ${counted("resume_uploads")} as uploads,
    ${counted("resume_reports")} as reports,
    ${counted("letters")} as letters,
    ${counted("interviews")} as interviews,
    ${counted("simulation_runs")} as simulations,
    (select count(*)::int from ${learningEvents} where ${learningEvents.userId} = ${userId}
      and ${learningEvents.event}->>'kind' = 'problem-submitted') as solutions,
    (select count(distinct ${learningEvents.event}->>'page')::int from ${learningEvents}
      where ${learningEvents.userId} = ${userId} and ${learningEvents.event}->>'kind' = 'page-opened') as lessons`);
  const [things] = rows;
  if (!things) throw new Error("a count returned no row");
  return things;
}

type ThingKind =
  | "resumes"
  | "uploads"
  | "reports"
  | "letters"
  | "interviews"
  | "simulations"
  | "solutions"
  | "lessons";

/** A person's resumes and letters that are not deleted, and reports on files that are not: what has a page to print. */
export async function findDocuments(db: Db, userId: string) {
  const named = (table: typeof resumes | typeof letters) =>
    db
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(and(eq(table.userId, userId), isNull(table.deletedAt)))
      .orderBy(desc(table.updatedAt));
  const reports = await db
    .select({ id: resumeReports.id, ordinal: resumeReports.ordinal })
    .from(resumeReports)
    .innerJoin(
      resumeUploads,
      and(
        eq(resumeUploads.userId, resumeReports.userId),
        eq(resumeUploads.id, resumeReports.uploadId),
      ),
    )
    .where(and(eq(resumeReports.userId, userId), isNull(resumeUploads.deletedAt)))
    .orderBy(desc(resumeReports.ordinal));
  return { resumes: await named(resumes), letters: await named(letters), reports };
}

/** The photo's part of its key, and when everything was last exported. Null for an unknown account. */
export async function findAccount(db: Db, userId: string) {
  const [row] = await db
    .select({ image: user.image, exportedAt: user.exportedAt })
    .from(user)
    .where(eq(user.id, userId));
  return row ?? null;
}

export async function markExported(db: Db, userId: string, at: Date): Promise<void> {
  await db.update(user).set({ exportedAt: at }).where(eq(user.id, userId));
}

/** What a person's password is checked with; null for an account without one. */
export async function findPasswordHash(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ password: account.password })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, "credential")))
    .orderBy(desc(account.createdAt));
  return row?.password ?? null;
}

/** Tries of a person to show who they are, in a window of time that begins with the first. @returns how many with this one */
export async function countTry(
  db: Db,
  userId: string,
  now: Date,
  windowMs: number,
): Promise<{ readonly tries: number; readonly beganAt: number }> {
  const key = `delete-account:${userId}`;
  const began = now.getTime();
  const isOver = sql`${rateLimit.lastRequest} <= ${began - windowMs}`;
  const [row] = await db
    .insert(rateLimit)
    .values({ id: key, key, count: 1, lastRequest: began })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimit.count} + 1 end`,
        lastRequest: sql`case when ${isOver} then ${began} else ${rateLimit.lastRequest} end`,
      },
    })
    .returning({ tries: rateLimit.count, beganAt: rateLimit.lastRequest });
  if (!row) throw new Error("an insert returned no row");
  return row;
}

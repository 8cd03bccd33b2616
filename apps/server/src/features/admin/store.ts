import { count, desc, ilike, or, type SQL } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { user } from "../../db/schema/index.ts";

export interface PersonRow {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly role: "user" | "admin";
  readonly createdAt: Date;
}

const LIST_LIMIT = 50;

/** People whose name or e-mail contains the query, newest first, at most 50, and how many there are in all. */
export async function findPeople(
  db: Db,
  query: string,
): Promise<{ readonly people: readonly PersonRow[]; readonly total: number }> {
  const matching = matchingPeople(query);
  const people = await db
    .select({
      id: user.id,
      fullName: user.name,
      email: user.email,
      role: user.role,
      createdAt: user.createdAt,
    })
    .from(user)
    .where(matching)
    .orderBy(desc(user.createdAt), desc(user.id))
    .limit(LIST_LIMIT);
  const [counted] = await db.select({ total: count() }).from(user).where(matching);
  return { people, total: counted?.total ?? 0 };
}

function matchingPeople(query: string): SQL | undefined {
  const wanted = query.trim();
  if (wanted === "") return undefined;
  const pattern = `%${wanted.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(ilike(user.name, pattern), ilike(user.email, pattern));
}

import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { user } from "../../db/schema/index.ts";

/**
 * That whoever this column names stays and is not banned: from the moment somebody asks for the deletion of their account,
 * only they see anything of it, by whatever link; and nobody does while an admin keeps them out.
 */
export function isOwnerThere(userId: PgColumn): SQL {
  return sql`not exists (select from ${user} where ${user.id} = ${userId} and (${user.deleteAt} is not null or ${user.bannedAt} is not null))`;
}

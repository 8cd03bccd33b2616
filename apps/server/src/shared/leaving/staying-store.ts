import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { user } from "../../db/schema/index.ts";

/**
 * That whoever this column names stays: from the moment somebody asks for the deletion of their account, only they see
 * anything of it, by whatever link.
 */
export function isOwnerStaying(userId: PgColumn): SQL {
  return sql`not exists (select from ${user} where ${user.id} = ${userId} and ${user.deleteAt} is not null)`;
}

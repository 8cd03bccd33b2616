import { drizzleAdapter } from "better-auth/adapters/drizzle";
import type { Db } from "../../db/client.ts";
import * as schema from "../../db/schema/index.ts";

/** Gives the account engine its tables. What it does in one step is one transaction. */
export function authStore(db: Db): ReturnType<typeof drizzleAdapter> {
  return drizzleAdapter(db, { provider: "pg", schema, transaction: true });
}

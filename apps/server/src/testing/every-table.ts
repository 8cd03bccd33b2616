import { getTableName, is } from "drizzle-orm";
import { getTableConfig, PgTable, type PgColumn } from "drizzle-orm/pg-core";
import type { ClientConfig } from "pg";
import { connectClient, openDb } from "../db/client.ts";
import * as schema from "../db/schema/index.ts";

/** Every table of the schema. */
export function everyTable(): readonly PgTable[] {
  return Object.values(schema).filter((part) => is(part, PgTable));
}

/** Those whose rows are somebody's, or name somebody by a reference. */
export function personalTables(): readonly PgTable[] {
  return everyTable().filter((table) => {
    const refersToUser = getTableConfig(table).foreignKeys.some(
      (key) => key.reference().foreignTable === schema.user,
    );
    return table === schema.user || refersToUser || "userId" in columnsOf(table);
  });
}

/** Whose rows they are. Both ids stand in every row, so that a text search finds what is left of somebody. */
export interface FilledPerson {
  readonly userId: string;
  /** The id of everything that has a UUID, so that rows that refer to each other do. */
  readonly uuid: string;
  readonly email: string;
}

/** Columns that a row cannot have both of, or that decide what it is. */
const INSTEAD: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  resume_shares: { reportId: null, revokedAt: null, expiresAt: null },
};

/**
 * Puts a row of somebody into each of these tables, whatever columns they have: a table that is added tomorrow is
 * filled as well. Every column has a value, text as well as JSON with quotes, line ends and other scripts.
 */
export async function fillTables(
  connection: ClientConfig,
  tables: readonly PgTable[],
  person: FilledPerson,
): Promise<void> {
  const client = await connectClient(connection);
  try {
    // Tables are filled in any order: what a row refers to may come later.
    await client.query("set session_replication_role = replica");
    const db = openDb(client);
    for (const table of tables) {
      await db.insert(table).values({
        ...rowOf(table, person),
        ...INSTEAD[getTableName(table)],
      });
    }
  } finally {
    await client.end();
  }
}

function rowOf(table: PgTable, person: FilledPerson): Record<string, unknown> {
  const toUser = new Set(
    getTableConfig(table)
      .foreignKeys.map((key) => key.reference())
      .filter(({ foreignTable }) => foreignTable === schema.user)
      .map(({ columns }) => columns[0]?.name),
  );
  const row: Record<string, unknown> = {};
  for (const [key, column] of Object.entries(columnsOf(table))) {
    if (column.generatedIdentity) continue;
    const isUser =
      toUser.has(column.name) || key === "userId" || (table === schema.user && key === "id");
    row[key] = isUser ? person.userId : valueOf(column, key, person);
  }
  if (table === schema.user) row["email"] = person.email;
  return row;
}

function columnsOf(table: PgTable): Readonly<Record<string, PgColumn>> {
  return Object.fromEntries(
    Object.entries(table).filter(([, part]) => typeof part === "object" && "columnType" in part),
  );
}

function valueOf(column: PgColumn, key: string, { userId, uuid }: FilledPerson): unknown {
  const [choice] = column.enumValues ?? [];
  if (choice !== undefined) return choice;
  const text = `${key} of ${userId}: "quoted"\n\ttab \\N तैयारी`;
  switch (column.columnType) {
    case "PgText":
      return text;
    case "PgUUID":
      return uuid;
    case "PgTimestamp":
      return new Date("2026-11-23T07:21:00.123Z");
    case "PgDateString":
      return "2026-11-23";
    case "PgInteger":
    case "PgBigInt53":
      return 7;
    case "PgBoolean":
      return false;
    case "PgArray":
      return [text];
    case "PgJsonb":
      return { [key]: text, list: [1, null, { deep: true }] };
    default:
      throw new Error(`no value is known for a column of type ${column.columnType}`);
  }
}

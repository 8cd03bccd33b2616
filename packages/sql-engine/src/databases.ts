import type { EngineFiles, Snapshot } from "./engine-files.ts";
import { openEngine, type SqlEngine } from "./engine.ts";

/** The data of the course that learners see, its twin that answers are judged on as well, or a few rows of one's own. */
export type DataSource = "visible" | "hidden" | { readonly sql: string };

/** The databases of one learner, opened when they are asked for. Never to be used by two callers at once. */
export interface SqlDatabases {
  /** As the last run left it, within its open transaction. */
  readonly current: (source: DataSource) => Promise<SqlEngine>;
  /** As it was at the beginning, without anything that a run has done to it. */
  readonly clean: (source: DataSource) => Promise<SqlEngine>;
  /** Closes them all. */
  readonly close: () => Promise<void>;
}

/** The rows of an exercise or example could not be loaded: a mistake of its author. */
export class OwnDataError extends Error {
  override readonly name = "OwnDataError";
}

interface Slot {
  readonly engine: SqlEngine;
  /** The rows of one's own in it. */
  sql: string;
}

/**
 * @param snapshots  called once for each that is used
 * @param files      null where PGlite finds its own
 * @param isTrusted  whether those who write the statements mean no harm, as authors do: a database with rows of one's
 *                   own is then emptied for the next ones, whatever was done to it, and not opened anew
 */
export function createDatabases({
  snapshots,
  files = null,
  isTrusted = false,
}: {
  readonly snapshots: Readonly<Record<"visible" | "hidden", () => Promise<Snapshot>>>;
  readonly files?: EngineFiles | null;
  readonly isTrusted?: boolean;
}): SqlDatabases {
  const slots = new Map<"visible" | "hidden" | "own", Slot>();

  async function open(name: "visible" | "hidden" | "own", sql: string): Promise<SqlEngine> {
    await slots.get(name)?.engine.close();
    slots.delete(name);
    const snapshot = await snapshots[name === "own" ? "visible" : name]();
    const engine = await openEngine({ snapshot, files });
    if (name === "own") await fill(engine, sql);
    slots.set(name, { engine, sql });
    return engine;
  }

  /** An unchanged database of other rows takes new ones, which is quicker than to open another. */
  async function refill(slot: Slot, sql: string): Promise<SqlEngine> {
    try {
      await fill(slot.engine, sql);
      slot.sql = sql;
      return slot.engine;
    } catch {
      // What the rows before left outside of the schema may be in the way.
      return open("own", sql);
    }
  }

  async function clean(source: DataSource): Promise<SqlEngine> {
    const [name, sql] = typeof source === "string" ? [source, ""] : ["own" as const, source.sql];
    const slot = slots.get(name);
    if (!slot) return open(name, sql);
    if (await isUntouched(slot.engine)) return slot.sql === sql ? slot.engine : refill(slot, sql);
    if (isTrusted && name === "own" && !slot.engine.isBroken()) return refill(slot, sql);
    return open(name, sql);
  }

  return {
    clean,
    async current(source) {
      const slot = slots.get(typeof source === "string" ? source : "own");
      const isThere = slot && (typeof source === "string" || slot.sql === source.sql);
      return isThere && !slot.engine.isBroken() ? slot.engine : clean(source);
    },
    async close() {
      await Promise.all([...slots.values()].map(({ engine }) => engine.close()));
      slots.clear();
    },
  };
}

async function isUntouched(engine: SqlEngine): Promise<boolean> {
  if (engine.isBroken()) return false;
  await engine.cleanSession();
  return !(await engine.isChanged());
}

/** Without a block of PL/pgSQL: to load that language takes longer than all the rest. */
const DROP_SCHEMAS = `SELECT 'DROP SCHEMA ' || pg_catalog.string_agg(pg_catalog.quote_ident(nspname), ', ') || ' CASCADE'
  FROM pg_catalog.pg_namespace WHERE nspname !~ '^(pg_|information_schema$)'`;

/** @throws OwnDataError with PostgreSQL's message */
async function fill(engine: SqlEngine, sql: string): Promise<void> {
  const { statements } = await engine.run(DROP_SCHEMAS);
  const drop = statements[0]?.result?.rows[0]?.[0] ?? "";
  const { error } = await engine.run(
    `${drop}; CREATE SCHEMA public AUTHORIZATION pg_database_owner; GRANT USAGE ON SCHEMA public TO PUBLIC; ${sql}`,
  );
  if (error) throw new OwnDataError(`${error.message} (${error.code})`);
  await engine.mark();
}

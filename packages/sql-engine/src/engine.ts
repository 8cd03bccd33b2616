import type { PGlite } from "@electric-sql/pglite";
import type { RunOutcome, SqlError, StatementOutcome } from "@taiyari/domain/sql";
import { startPglite, type EngineFiles, type Snapshot } from "./engine-files.ts";
import { runStatement } from "./run-statement.ts";
import { splitStatements } from "./statements.ts";
import { message as protocolMessage, send } from "./wire.ts";

/** One database with one session. Never to be used by two callers at once. */
export interface SqlEngine {
  /**
   * Runs the statements of a text in their order until one is refused. What is no error of a statement, such as a lack
   * of memory in the engine itself, is an error with a code of class 53 or 58; the engine is of no use after it.
   */
  readonly run: (text: string) => Promise<RunOutcome>;
  /**
   * Whether the data, the tables or anything else that outlives a session may be another than when it was opened or
   * last marked. True in an open transaction, and after one that was rolled back: sequences do not go back with it.
   */
  readonly isChanged: () => Promise<boolean>;
  /** Whether the engine itself has stopped. */
  readonly isBroken: () => boolean;
  /** Takes what is there now for unchanged. */
  readonly mark: () => Promise<void>;
  /** The query tree of each statement that PostgreSQL can analyse, as `debug_print_parse` writes it. Runs none. */
  readonly queryTrees: (text: string) => Promise<readonly string[]>;
  /** Ends an open transaction without keeping it. */
  readonly rollback: () => Promise<void>;
  /** The session as it was at the beginning: no transaction, settings, temporary tables, prepared statements. */
  readonly cleanSession: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function openEngine({
  snapshot,
  files = null,
}: {
  readonly snapshot: Snapshot;
  readonly files?: EngineFiles | null;
}): Promise<SqlEngine> {
  const db = await startPglite(snapshot, files);
  let isBroken = false;
  let marked = await nextTransaction(db);
  let mayHaveLeftFiles = false;

  async function run(text: string): Promise<RunOutcome> {
    const started = performance.now();
    const statements: StatementOutcome[] = [];
    let error: SqlError | null = null;
    for (const { from, to } of splitStatements(text)) {
      const begun = performance.now();
      mayHaveLeftFiles ||= LEAVES_FILES.test(text.slice(from, to));
      const ran = await attempt(text.slice(from, to));
      if (ran.error) {
        error = atPlace(ran.error, text, from);
        break;
      }
      statements.push({
        from,
        to,
        command: ran.command,
        result: ran.result,
        rowCount: ran.rowCount,
        notices: ran.notices.flatMap(({ severity, message }) =>
          SHOWN.has(severity) ? [`${severity}: ${message}`] : [],
        ),
        ms: performance.now() - begun,
      });
    }
    return { statements, error, ms: performance.now() - started };
  }

  async function attempt(sql: string) {
    if (isBroken) return { ...NOTHING, error: BROKEN };
    try {
      return await runStatement(db, sql);
    } catch (thrown) {
      isBroken = true;
      return { ...NOTHING, error: deadEngine(thrown) };
    }
  }

  async function rollback() {
    if (db.isInTransaction()) await db.exec("ROLLBACK");
  }

  return {
    run,
    rollback,
    isBroken: () => isBroken,
    async isChanged() {
      if (isBroken || mayHaveLeftFiles || db.isInTransaction()) return true;
      return (await nextTransaction(db)) !== marked;
    },
    async mark() {
      marked = await nextTransaction(db);
      mayHaveLeftFiles = false;
    },
    async queryTrees(text) {
      const trees: string[] = [];
      await db.exec(SHOW_TREES);
      for (const { from, to } of splitStatements(text)) {
        const { notices } = await send(
          db,
          protocolMessage.parse(text.slice(from, to)),
          protocolMessage.sync(),
        );
        trees.push(
          ...notices.flatMap(({ severity, detail }) => (severity === "LOG" && detail) || []),
        );
      }
      await db.exec(HIDE_TREES);
      return trees;
    },
    async cleanSession() {
      await rollback();
      await db.exec("DISCARD ALL");
    },
    close: () => (isBroken ? Promise.resolve() : db.close()),
  };
}

const SHOW_TREES =
  "SET client_min_messages = log; SET debug_pretty_print = off; SET debug_print_parse = on";
const HIDE_TREES = "RESET debug_print_parse; RESET debug_pretty_print; RESET client_min_messages";
/**
 * COPY writes files of the server, a block runs it unseen, and ALTER SYSTEM writes settings: none of them takes a number of a
 * transaction, and the next to use the database would find what was left.
 */
const LEAVES_FILES = /^(?:COPY|DO|ALTER)\b/iu;
const SHOWN = new Set(["NOTICE", "WARNING", "INFO"]);
const NOTHING = { command: "", result: null, rowCount: 0, notices: [] };

/** Each transaction that writes takes a number; one that only reads takes none. */
async function nextTransaction(db: PGlite): Promise<string> {
  const { rows } = await db.query<{ next: string }>(
    "SELECT pg_catalog.pg_snapshot_xmax(pg_catalog.pg_current_snapshot())::text AS next",
  );
  return rows[0]?.next ?? "";
}

/** Counts an error's place from the beginning of the whole text, in characters as PostgreSQL does. */
function atPlace(error: SqlError, text: string, from: number): SqlError {
  if (error.position === null) return error;
  return { ...error, position: error.position + Array.from(text.slice(0, from)).length };
}

const BROKEN: SqlError = {
  code: "58000",
  message: "the database engine stopped",
  position: null,
  detail: null,
  hint: null,
};

function deadEngine(thrown: unknown): SqlError {
  const detail = thrown instanceof Error ? thrown.message : String(thrown);
  return /memory|allocation|RangeError/iu.test(detail)
    ? { ...BROKEN, code: "53200", message: "out of memory", detail }
    : { ...BROKEN, detail };
}

import type { PGlite } from "@electric-sql/pglite";
import { MAX_ROWS, resultColumn, type ResultSet, type SqlError } from "@taiyari/domain/sql";
import { refusedCopy } from "./refused-copy.ts";
import { message, send, type Answer, type Notice } from "./wire.ts";

/** Rows that come after those kept are counted up to so many. */
export const MAX_COUNTED = 1_000_000;
/** Letters of one value that are kept; the rest is replaced by "…". */
const MAX_VALUE = 100_000;
/** Letters of all values of a result that are kept, about; no rows are kept after them. */
const MAX_RESULT = 8_000_000;
/** Rows asked for at a time. */
const PORTION = 200;
/** A name nobody gives a cursor. */
const PORTAL = "taiyari run";

export interface StatementRun {
  /** "SELECT"; "" for a refused one. */
  readonly command: string;
  readonly result: ResultSet | null;
  readonly rowCount: number;
  readonly notices: readonly Notice[];
  readonly error: SqlError | null;
}

/** Runs one statement in a transaction of its own, or in the one that is open. Keeps `MAX_ROWS` of its rows. */
export async function runStatement(db: PGlite, sql: string): Promise<StatementRun> {
  const refused = refusedCopy(sql);
  if (refused) return { command: "", result: null, rowCount: 0, notices: [], error: refused };
  const notices: Notice[] = [];
  const ask = async (...messages: readonly Uint8Array[]) => {
    const answer = await send(db, ...messages);
    notices.push(...answer.notices);
    return answer;
  };
  const first = await ask(
    // One that was refused within a transaction is still there.
    message.close(PORTAL),
    message.parse(sql),
    message.bind(PORTAL),
    message.describe(PORTAL),
    message.execute(PORTAL, PORTION),
  );
  const kept = first.error ? { ...first, count: 0 } : await theRest(first, ask);
  // A deferred constraint is checked when the transaction ends, which is now.
  const last = await ask(message.close(PORTAL), message.sync());
  const error = kept.error ?? last.error;
  const { command, count } = readTag(kept.tag);
  return {
    command: error ? "" : command,
    result: error ? null : resultOf(first, kept.rows),
    rowCount: error ? 0 : Math.max(count, kept.count),
    notices,
    error,
  };
}

interface Kept {
  readonly rows: Answer["rows"];
  readonly tag: string | null;
  readonly error: SqlError | null;
  /** Rows that were given, kept or not. */
  readonly count: number;
}

async function theRest(
  first: Answer,
  ask: (...messages: readonly Uint8Array[]) => Promise<Answer>,
): Promise<Kept> {
  if (first.copied.length > 0)
    return {
      rows: first.copied.slice(0, MAX_ROWS).map((line) => [line]),
      tag: first.tag,
      error: null,
      count: first.copied.length,
    };
  const rows = first.rows.map(withinLimit);
  let letters = lettersIn(rows);
  let { tag, error } = first;
  let count = rows.length;
  while (tag === null && error === null && count < MAX_COUNTED) {
    const isFull = rows.length >= MAX_ROWS || letters > MAX_RESULT;
    if (isFull) break;
    const next = await ask(message.execute(PORTAL, Math.min(PORTION, MAX_ROWS - rows.length)));
    const more = next.rows.map(withinLimit);
    rows.push(...more);
    letters += lettersIn(more);
    count += more.length;
    ({ tag, error } = next);
  }
  if (tag === null && error === null) {
    const moved = await ask(
      message.parse(`MOVE FORWARD ${MAX_COUNTED - count} IN "${PORTAL}"`),
      message.bind(""),
      message.execute("", 0),
    );
    error = moved.error;
    count += readTag(moved.tag).count;
  }
  return { rows, tag, error, count };
}

function withinLimit(row: readonly (string | null)[]): readonly (string | null)[] {
  return row.some((value) => value !== null && value.length > MAX_VALUE)
    ? row.map((value) =>
        value !== null && value.length > MAX_VALUE ? `${value.slice(0, MAX_VALUE)}…` : value,
      )
    : row;
}

function lettersIn(rows: Answer["rows"]): number {
  return rows.reduce(
    (sum, row) => sum + row.reduce((all, value) => all + (value?.length ?? 0), 0),
    0,
  );
}

function resultOf({ fields, copied }: Answer, rows: Answer["rows"]): ResultSet | null {
  if (copied.length > 0) return { columns: [resultColumn("copy", 25)], rows };
  if (fields === null) return null;
  return { columns: fields.map(({ name, dataTypeID }) => resultColumn(name, dataTypeID)), rows };
}

/** "INSERT 0 3" → INSERT and 3; "CREATE TABLE" → 0. A statement whose rows were not all asked for has no tag. */
function readTag(tag: string | null): { readonly command: string; readonly count: number } {
  if (tag === null) return { command: "SELECT", count: 0 };
  const match = /^(?<command>[A-Z ]+?)(?: \d+)? (?<count>\d+)$/u.exec(tag);
  return {
    command: match?.groups?.["command"] ?? tag,
    count: Number(match?.groups?.["count"] ?? 0),
  };
}

/** A table as it is drawn. */
export interface DataTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly isNumber: boolean }[];
  /** NULL as null. */
  readonly rows: readonly (readonly (string | null)[])[];
}

const CREATE = /^create\s+table\s+(\w+)\s*\(([\s\S]*)\)$/iu;
const INSERT = /^insert\s+into\s+(\w+)\s+values\s*([\s\S]*)$/iu;
/** A name and a type, without any rule: "total numeric(10, 2)". */
const COLUMN = /^(\w+)\s+(\w+)\s*(\([\d\s,]+\))?$/u;
const NUMBERS = /^(small|big)?int(eger)?$|^numeric$|^real$|^serial$/iu;
const LITERAL = /^(?:(null)|(-?\d+(?:\.\d+)?)|'((?:[^']|'')*)')$/iu;

/**
 * The tables that statements make, where these say no more than columns and rows.
 *
 * @returns  null where a picture of the tables would leave something out, as a constraint or a value that is worked out
 */
export function readTables(statements: string): readonly DataTable[] | null {
  const tables = new Map<string, { columns: DataTable["columns"]; rows: (string | null)[][] }>();
  for (const statement of splitOutside(statements, ";")) {
    const [, created, definition] = CREATE.exec(statement) ?? [];
    const [, filled, values] = INSERT.exec(statement) ?? [];
    if (created !== undefined && definition !== undefined) {
      const columns = splitOutside(definition, ",").map(readColumn);
      if (columns.includes(null)) return null;
      tables.set(created, { columns: columns.filter((column) => column !== null), rows: [] });
      continue;
    }
    const table = filled === undefined ? undefined : tables.get(filled);
    const rows = values === undefined ? null : readRows(values);
    if (!table || !rows || rows.some(({ length }) => length !== table.columns.length)) return null;
    table.rows.push(...rows);
  }
  return [...tables].map(([name, { columns, rows }]) => ({ name, columns, rows }));
}

function readColumn(text: string): DataTable["columns"][number] | null {
  const [, name, type] = COLUMN.exec(text) ?? [];
  return name === undefined || type === undefined ? null : { name, isNumber: NUMBERS.test(type) };
}

/** "(1, 'a'), (2, NULL)" */
function readRows(text: string): (string | null)[][] | null {
  const rows: (string | null)[][] = [];
  for (const tuple of splitOutside(text, ",")) {
    if (!tuple.startsWith("(") || !tuple.endsWith(")")) return null;
    const row: (string | null)[] = [];
    for (const value of splitOutside(tuple.slice(1, -1), ",")) {
      const [whole, isNull, number, quoted] = LITERAL.exec(value) ?? [];
      if (whole === undefined) return null;
      row.push(isNull === undefined ? (number ?? quoted?.replaceAll("''", "'") ?? "") : null);
    }
    rows.push(row);
  }
  return rows;
}

/** The pieces between a sign that stands outside of brackets and quotation marks; empty ones are left out. */
function splitOutside(text: string, sign: string): string[] {
  const pieces: string[] = [];
  let piece = "";
  let depth = 0;
  let isQuoted = false;
  for (const letter of text) {
    if (letter === "'") isQuoted = !isQuoted;
    else if (!isQuoted && letter === "(") depth += 1;
    else if (!isQuoted && letter === ")") depth -= 1;
    if (letter === sign && !isQuoted && depth === 0) {
      pieces.push(piece);
      piece = "";
    } else piece += letter;
  }
  return [...pieces, piece].map((each) => each.trim()).filter((each) => each !== "");
}

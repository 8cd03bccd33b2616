import { useState } from "react";
import { formatNumber } from "../../../lib/numbers.ts";
import { LineIcon } from "../../../ui/line-icon.tsx";
import type { SqlSchema, SqlTable } from "../../../shared/sql/sql-schema.ts";
import styles from "./side.module.css";

interface SchemaTreeProps {
  /** Null as long as it is not known. */
  readonly schema: SqlSchema | null;
  /** Puts a name into the query. */
  readonly onInsert: (name: string) => void;
}

/** The tables with their rows, each with its columns and their types. */
export function SchemaTree({ schema, onInsert }: SchemaTreeProps) {
  const [wanted, setWanted] = useState("");
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const word = wanted.trim().toLowerCase();
  const seen = (schema ?? []).filter((table) => holds(table, word));

  function toggle(name: string) {
    const next = new Set(open);
    if (!next.delete(name)) next.add(name);
    setOpen(next);
  }

  return (
    <>
      <label className={styles["find"]}>
        <LineIcon name="search" />
        <input
          type="search"
          aria-label="Find a table or column"
          placeholder="Find a table or column"
          autoComplete="off"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      </label>
      {schema === null && (
        <p className={styles["empty"]}>The tables are listed once PostgreSQL is here.</p>
      )}
      {schema?.length === 0 && (
        <p className={styles["empty"]}>
          No table yet. Make one with CREATE TABLE, or import a CSV.
        </p>
      )}
      {schema !== null && schema.length > 0 && seen.length === 0 && (
        <p className={styles["empty"]}>No table or column has that in its name.</p>
      )}
      <ul className={styles["tree"]}>
        {seen.map((table) => {
          const isOpen = open.has(table.name) || (word !== "" && !table.name.includes(word));
          return (
            <li key={table.name}>
              <button type="button" aria-expanded={isOpen} onClick={() => toggle(table.name)}>
                <LineIcon name={isOpen ? "down" : "right"} small />
                <b>{table.name}</b>
                <span className="num">{formatNumber(table.rows)}</span>
                <span className="vh">rows</span>
              </button>
              {isOpen && <Columns table={table} onInsert={onInsert} />}
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface ColumnsProps {
  readonly table: SqlTable;
  readonly onInsert: (name: string) => void;
}

function Columns({ table, onInsert }: ColumnsProps) {
  return (
    <ul>
      {table.columns.map(({ name, type, isKey, references }) => (
        <li key={name}>
          <button
            type="button"
            title={
              references
                ? `Refers to ${references}`
                : isKey
                  ? "Primary key"
                  : "Put it into the query"
            }
            onClick={() => onInsert(name)}
          >
            <i data-key={isKey ? "own" : references ? "other" : undefined} aria-hidden="true">
              {isKey ? "PK" : references ? "FK" : ""}
            </i>
            <b>{name}</b>
            <span>{type}</span>
            {references && <span className="vh">, refers to {references}</span>}
            {isKey && <span className="vh">, primary key</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

function holds({ name, columns }: SqlTable, word: string): boolean {
  return word === "" || name.includes(word) || columns.some((column) => column.name.includes(word));
}

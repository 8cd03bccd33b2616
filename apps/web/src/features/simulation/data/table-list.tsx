import { useState } from "react";
import type { ResultSet } from "@taiyari/domain/sql";
import { count } from "../../../lib/numbers.ts";
import { EngineStatus } from "../../../shared/sql/engine-status.tsx";
import { ResultGrid } from "../../../shared/sql/result-grid.tsx";
import type { SqlSchema } from "../../../shared/sql/sql-schema.ts";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { runQuery } from "./run-query.ts";
import { tableNames } from "./table-names.ts";
import styles from "./data.module.css";

const FIRST_ROWS = 8;

interface TableListProps {
  readonly data: string;
  /** Null until PostgreSQL was asked for. */
  readonly schema: SqlSchema | null;
}

/** The tables of a day; a press shows the columns of one and its first rows. */
export function TableList({ data, schema }: TableListProps) {
  const [look, setLook] = useState<{ name: string; rows: ResultSet | null } | null>(null);
  const names = tableNames(data);

  async function show(name: string) {
    if (look?.name === name) {
      setLook(null);
      return;
    }
    setLook({ name, rows: null });
    const quoted = `"${name.replaceAll('"', '""')}"`;
    const answer = await runQuery(data, `SELECT * FROM ${quoted} LIMIT ${FIRST_ROWS}`);
    const rows = answer.kind === "done" ? (answer.answer.statements.at(-1)?.result ?? null) : null;
    setLook((now) => (now?.name === name ? { name, rows } : now));
  }

  return (
    <div className={styles["tables"]}>
      <ul aria-label="Tables">
        {names.map((name) => {
          const known = schema?.find((table) => table.name === name);
          return (
            <li key={name}>
              <button
                type="button"
                aria-expanded={look?.name === name}
                onClick={() => void show(name)}
              >
                <LineIcon name="table" small />
                <code>{name}</code>
                {known && <span className="num">{count(known.rows, "row")}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      {look && (
        <div className={styles["look"]}>
          {look.rows ? (
            <ResultGrid result={look.rows} label={`First rows of ${look.name}`} canCopy={false} />
          ) : (
            <EngineStatus />
          )}
        </div>
      )}
    </div>
  );
}

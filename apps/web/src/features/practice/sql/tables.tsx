import { useState } from "react";
import type { LearnerSqlProblem } from "@taiyari/domain/practice";
import type { ResultSet } from "@taiyari/domain/sql";
import { count } from "../../../lib/numbers.ts";
import { sql } from "../../../lib/sql/sql.ts";
import { EngineStatus } from "../../../shared/sql/engine-status.tsx";
import { ResultGrid } from "../../../shared/sql/result-grid.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { dataOf } from "./use-sql-solving.ts";
import styles from "./sql.module.css";

const FIRST_ROWS = 5;

interface Look {
  readonly name: string;
  /** Null while it is fetched, and where there is nothing. */
  readonly rows: ResultSet | null;
}

/** The tables a problem is about; a press shows the first rows of one. */
export function Tables({ problem }: { readonly problem: LearnerSqlProblem }) {
  const [look, setLook] = useState<Look | null>(null);
  const { tables } = problem.exercise;
  if (tables.length === 0) return null;

  async function show(name: string) {
    setLook({ name, rows: null });
    const query = `SELECT * FROM "${name.replaceAll('"', '""')}" LIMIT ${FIRST_ROWS}`;
    const answer = await sql.run(query, dataOf(problem));
    const rows = answer.kind === "done" ? (answer.answer.statements.at(-1)?.result ?? null) : null;
    setLook((now) => (now?.name === name ? { name, rows } : now));
  }

  return (
    <>
      <h2>Tables</h2>
      <ul className={styles["tables"]}>
        {tables.map(({ name, rows }) => (
          <li key={name}>
            <button
              type="button"
              aria-expanded={look?.name === name}
              onClick={() => (look?.name === name ? setLook(null) : void show(name))}
            >
              <LineIcon name="table" small />
              <code>{name}</code>
              <span className="num">{count(rows, "row")}</span>
            </button>
          </li>
        ))}
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
    </>
  );
}

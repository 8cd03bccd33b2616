import { useState } from "react";
import type { LearnerExercise } from "@taiyari/domain/learning";
import type { ResultSet } from "@taiyari/domain/sql";
import { count } from "../../../../lib/numbers.ts";
import { ResultGrid } from "../../../../shared/sql/result-grid.tsx";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import { EngineTrouble } from "../sql/engine-trouble.tsx";
import { LoadingEngine } from "../sql/loading-engine.tsx";
import { pageSql } from "../sql/page-sql.ts";
import styles from "./exercise.module.css";

const PEEK_ROWS = 5;

type Peek =
  | { readonly kind: "loading"; readonly name: string }
  | { readonly kind: "failed"; readonly name: string }
  | { readonly kind: "shown"; readonly name: string; readonly result: ResultSet };

/** The tables of an exercise with how many rows they have; a press shows their first ones. */
export function TableChips({ exercise: { tables, data } }: { readonly exercise: LearnerExercise }) {
  const [peek, setPeek] = useState<Peek | null>(null);
  if (tables.length === 0) return null;

  async function look(name: string) {
    setPeek({ kind: "loading", name });
    const next = await firstRows(name, data?.visible ?? null);
    setPeek((now) => (now?.name === name ? next : now));
  }

  return (
    <>
      <div className={styles["chips"]}>
        {tables.map(({ name, rows }) => (
          <button
            key={name}
            type="button"
            aria-expanded={peek?.name === name}
            onClick={() => (peek?.name === name ? setPeek(null) : void look(name))}
          >
            <LineIcon name="table" small />
            {name}, {count(rows, "row")}
          </button>
        ))}
      </div>
      {peek && (
        <div className={styles["peek"]}>
          {peek.kind === "loading" && <LoadingEngine />}
          {peek.kind === "failed" && <EngineTrouble onRetry={() => void look(peek.name)} />}
          {peek.kind === "shown" && (
            <>
              <p>
                The first rows of <code>{peek.name}</code>
              </p>
              <ResultGrid
                result={peek.result}
                label={`First rows of ${peek.name}`}
                canCopy={false}
              />
            </>
          )}
        </div>
      )}
    </>
  );
}

async function firstRows(name: string, data: string | null): Promise<Peek> {
  try {
    const ran = await pageSql.run(
      `SELECT * FROM "${name.replaceAll('"', '""')}" LIMIT ${PEEK_ROWS}`,
      data,
    );
    const result = ran.kind === "ran" ? ran.outcome.statements.at(-1)?.result : null;
    return result ? { kind: "shown", name, result } : { kind: "failed", name };
  } catch {
    return { kind: "failed", name };
  }
}

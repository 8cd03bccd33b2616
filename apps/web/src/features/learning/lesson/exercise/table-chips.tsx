import { useState } from "react";
import type { LearnerExercise } from "@taiyari/domain/learning";
import type { RunOutcome } from "@taiyari/domain/sql";
import { count } from "../../../../lib/numbers.ts";
import type { SqlAnswer } from "../../../../lib/sql/sql-state.ts";
import { sql } from "../../../../lib/sql/sql.ts";
import { ResultGrid } from "../../../../shared/sql/result-grid.tsx";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import { EngineTrouble } from "../../sql/engine-trouble.tsx";
import { LoadingEngine } from "../../sql/loading-engine.tsx";
import styles from "./exercise.module.css";

const PEEK_ROWS = 5;

interface Peek {
  readonly name: string;
  /** Null while it is fetched. */
  readonly answer: SqlAnswer<RunOutcome> | null;
}

/** The tables of an exercise with how many rows they have; a press shows their first ones. */
export function TableChips({ exercise: { tables, data } }: { readonly exercise: LearnerExercise }) {
  const [peek, setPeek] = useState<Peek | null>(null);
  if (tables.length === 0) return null;

  async function look(name: string) {
    setPeek({ name, answer: null });
    const query = `SELECT * FROM "${name.replaceAll('"', '""')}" LIMIT ${PEEK_ROWS}`;
    const answer = await sql.run(query, data?.visible ?? null);
    setPeek((now) => (now?.name === name ? { name, answer } : now));
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
          <PeekView peek={peek} onRetry={() => void look(peek.name)} />
        </div>
      )}
    </>
  );
}

function PeekView({ peek, onRetry }: { readonly peek: Peek; readonly onRetry: () => void }) {
  const { name, answer } = peek;
  if (answer === null) return <LoadingEngine />;
  if (answer.kind !== "done") return <EngineTrouble answer={answer} onRetry={onRetry} />;
  const result = answer.answer.statements.at(-1)?.result;
  // The learner may have dropped it in a run; a reset brings it back.
  if (!result) return <p>There is no table {name} now. Reset brings it back.</p>;
  return (
    <>
      <p>
        The first rows of <code>{name}</code>
      </p>
      <ResultGrid result={result} label={`First rows of ${name}`} canCopy={false} />
    </>
  );
}

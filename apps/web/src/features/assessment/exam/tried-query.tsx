import type { RunOutcome } from "@taiyari/domain/sql";
import type { SqlAnswer } from "../../../lib/sql/sql-state.ts";
import { ResultGrid } from "../../../shared/sql/result-grid.tsx";
import { SqlErrorNote } from "../../../shared/sql/sql-error-note.tsx";

interface TriedQueryProps {
  readonly tried: { readonly sql: string; readonly answer: SqlAnswer<RunOutcome> };
}

/** What a query gave when it was tried. */
export function TriedQuery({ tried: { sql, answer } }: TriedQueryProps) {
  switch (answer.kind) {
    case "done": {
      const { statements, error } = answer.answer;
      const last = statements.findLast(({ result }) => result !== null);
      return (
        <>
          {last?.result && (
            <ResultGrid
              result={last.result}
              rowCount={last.rowCount}
              label="Result of your query"
              canCopy={false}
            />
          )}
          {error && <SqlErrorNote error={error} sql={sql} titleOf={() => null} />}
          {!error && !last && <p role="status">It ran and gives no rows.</p>}
        </>
      );
    }
    case "too-slow":
      return <p role="status">Stopped after {answer.limitMs / 1000} seconds. Your text is kept.</p>;
    case "stopped":
      return <p role="status">Stopped. Your text is kept.</p>;
    case "failed":
      return (
        <p role="status">
          It could not be run in this page. Your query is kept, and judged on the server after you
          hand in.
        </p>
      );
    default:
      return answer satisfies never;
  }
}

import { topicName, type LearnerSqlProblem, type ProblemEntry } from "@taiyari/domain/practice";
import type { Verdict } from "@taiyari/domain/sql";
import { VerdictView } from "../../../shared/sql-verdict/verdict-view.tsx";
import { ResultPane } from "../bench/result-pane.tsx";
import type { Standing } from "../standing/use-standing.ts";
import { NextHint } from "../tests/next-hint.tsx";
import { WhenStuck } from "../tests/when-stuck.tsx";
import { howSolved, Won } from "../tests/won.tsx";
import { RanRows } from "./ran-rows.tsx";
import { SqlRunning } from "./sql-running.tsx";
import { SqlTrouble } from "./sql-trouble.tsx";
import type { SqlSolving } from "./use-sql-solving.ts";
import { WorkedQuery } from "./worked-query.tsx";
import styles from "./sql.module.css";

interface SqlTestsProps {
  readonly problem: LearnerSqlProblem;
  readonly entry: ProblemEntry;
  readonly solving: SqlSolving;
  readonly standing: Standing;
  readonly next: ProblemEntry | null;
  readonly onRetry: () => void;
  readonly onHint: () => void;
}

/** What came of a query: its rows, or what is wrong with them. */
export function SqlTests(props: SqlTestsProps) {
  const { problem, solving, standing } = props;
  const { busy, result } = solving;
  return (
    <ResultPane
      title="Result"
      shown={busy ? null : result}
      isBusy={busy !== null}
      standing={standing}
      worked={<WorkedQuery slug={problem.slug} />}
    >
      {(showWorked) =>
        busy ? (
          <SqlRunning busy={busy} onStop={solving.stop} />
        ) : (
          <Outcome {...props} onWorked={showWorked} />
        )
      }
    </ResultPane>
  );
}

function Outcome(props: SqlTestsProps & { readonly onWorked: () => void }) {
  const { problem, entry, solving, standing, next, onRetry, onHint, onWorked } = props;
  const { result } = solving;
  if (!result)
    return (
      <p className={styles["lead"]}>
        Run shows your rows. Submit compares them with the expected result, here and on a second
        data set that holds other rows.
      </p>
    );
  if (result.answer.kind !== "done") return <SqlTrouble answer={result.answer} onRetry={onRetry} />;
  if (result.kind === "run")
    return (
      <RanRows
        outcome={result.answer.answer}
        text={result.text}
        label={`Your rows: ${entry.title}`}
        onReset={problem.exercise.change ? solving.reset : null}
      />
    );
  const verdict: Verdict = result.answer.answer;
  if (verdict.kind !== "right")
    return (
      <>
        <VerdictView verdict={verdict} sql={result.text} titleOf={() => null} level={3} />
        <NextHint hints={problem.hints} seen={standing.hints} onHint={onHint} />
        <WhenStuck slug={problem.slug} failed={standing.failed} />
      </>
    );
  return (
    <Won
      word="Right on both data sets"
      how={howSolved(standing.submissions.length, standing.hints)}
      topic={topicName(problem.topics[0] ?? "")}
      comesBackAt={standing.comesBackAt}
      next={next}
      onWorked={onWorked}
    />
  );
}

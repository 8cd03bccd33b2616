import { useMemo } from "react";
import type { LearnerSqlProblem } from "@taiyari/domain/practice";
import { compareResults, type RunOutcome } from "@taiyari/domain/sql";
import { VerdictView } from "../../../shared/sql-verdict/verdict-view.tsx";
import { useSchema } from "../../../shared/sql/use-schema.ts";
import { RanRows } from "../sql/ran-rows.tsx";
import { SqlRunning } from "../sql/sql-running.tsx";
import { SqlStatement } from "../sql/sql-statement.tsx";
import { SqlTrouble } from "../sql/sql-trouble.tsx";
import { dataOf, type SqlSolved, useSqlSolving } from "../sql/use-sql-solving.ts";
import { keptSqlVerdict } from "../standing/tried-of.ts";
import { useStanding } from "../standing/use-standing.ts";
import { HandedIn, RoundBench, RoundRule, type OfRound } from "./round-bench.tsx";
import { markTry, useRoundCode } from "./use-round-code.ts";

interface SqlOfRoundProps extends OfRound {
  readonly problem: LearnerSqlProblem;
}

/** A problem of a round that is solved with a query. */
export function SqlOfRound({ roundId, round, problem, place, bar, isLast }: SqlOfRoundProps) {
  const { slug, exercise } = problem;
  const written = useRoundCode({ slug, roundId, place, language: "sql", start: exercise.start });
  const standing = useStanding(slug, round.topic);
  const solving = useSqlSolving(problem, written.text);
  const data = useMemo(() => dataOf(problem), [problem]);
  const { schema } = useSchema(data);
  const { busy, result } = solving;

  async function run() {
    const made = await solving.run();
    if (made?.kind !== "run" || made.answer.kind !== "done" || exercise.change) return;
    const passed = isAsExpected(problem, made.answer.answer) ? 1 : 0;
    markTry(place, { kind: "run", passed, total: 1 });
  }

  async function submit() {
    const made = await solving.submit();
    if (made?.kind !== "submission" || made.answer.kind !== "done") return;
    const verdict = made.answer.answer;
    if (verdict.kind === "empty") return;
    const kept = keptSqlVerdict(verdict);
    standing.submitted({ language: "sql", code: made.text, verdict: kept, round: roundId });
    markTry(place, { kind: "submitted", passed: kept.passed, total: kept.total });
  }

  return (
    <RoundBench
      {...{ round, place, bar, written, schema }}
      statement={<SqlStatement problem={problem} title={round.title} hasCrumbs={false} />}
      errorPlace={solving.errorPlace}
      isBusy={busy !== null}
      onRun={() => void run()}
      onSubmit={() => void submit()}
    >
      {busy ? (
        <SqlRunning busy={busy} onStop={solving.stop} />
      ) : !result ? (
        <RoundRule>
          Run shows your rows. Submit hands the problem in: it is judged on two data sets.
        </RoundRule>
      ) : (
        <Outcome
          result={result}
          title={round.title}
          isLast={isLast}
          onReset={exercise.change ? solving.reset : null}
          onRetry={() => void (result.kind === "run" ? run() : submit())}
        />
      )}
    </RoundBench>
  );
}

interface OutcomeProps {
  readonly result: SqlSolved;
  readonly title: string;
  readonly isLast: boolean;
  readonly onReset: (() => void) | null;
  readonly onRetry: () => void;
}

function Outcome({ result, title, isLast, onReset, onRetry }: OutcomeProps) {
  const { answer, text } = result;
  if (answer.kind !== "done") return <SqlTrouble answer={answer} onRetry={onRetry} />;
  if (result.kind === "run" && result.answer.kind === "done")
    return (
      <RanRows
        outcome={result.answer.answer}
        text={text}
        label={`Your rows: ${title}`}
        onReset={onReset}
      />
    );
  if (result.kind !== "submission" || result.answer.kind !== "done") return null;
  const verdict = result.answer.answer;
  return verdict.kind === "right" ? (
    <HandedIn isLast={isLast} />
  ) : (
    <VerdictView verdict={verdict} sql={text} titleOf={() => null} level={3} />
  );
}

/** Whether a run gave the rows that are asked for on the data that is shown. */
function isAsExpected({ exercise }: LearnerSqlProblem, { statements, error }: RunOutcome): boolean {
  const asked = exercise.expected.visible.result;
  const given = statements.findLast(({ result }) => result !== null)?.result;
  return error === null && !!asked && !!given && compareResults(asked, given, exercise) === null;
}

import { useMemo } from "react";
import { type LearnerSqlProblem, type ProblemEntry } from "@taiyari/domain/practice";
import { useSchema } from "../../../shared/sql/use-schema.ts";
import { useWrittenCode } from "../code/use-written-code.ts";
import { ProblemDesk } from "../desk/problem-desk.tsx";
import { useDesk } from "../desk/use-desk.ts";
import { keptSqlVerdict } from "../standing/tried-of.ts";
import { SqlStatement } from "./sql-statement.tsx";
import { SqlTests } from "./sql-tests.tsx";
import { useSqlAhead } from "./use-sql-ahead.ts";
import { dataOf, useSqlSolving } from "./use-sql-solving.ts";

interface SqlProblemViewProps {
  readonly problem: LearnerSqlProblem;
  readonly entry: ProblemEntry;
  /** What to do after it; null for nothing. */
  readonly next: ProblemEntry | null;
}

/** A problem that is solved with a query. */
export function SqlProblemView({ problem, entry, next }: SqlProblemViewProps) {
  const { slug, exercise, hints } = problem;
  const desk = useDesk(problem);
  const { standing } = desk;
  const written = useWrittenCode({
    slug,
    languages: ["sql"],
    startOf: () => exercise.start,
    submittedIn: () =>
      standing.submissions.findLast(({ code, round }) => code !== "" && round === null)?.code ??
      null,
  });
  const solving = useSqlSolving(problem, written.text);

  const data = useMemo(() => dataOf(problem), [problem]);
  const { schema } = useSchema(data);
  useSqlAhead(problem, { isWritten: written.keptAt !== null, hasRun: solving.result !== null });

  async function run() {
    desk.setPart("tests");
    await solving.run();
  }

  async function submit() {
    desk.setPart("tests");
    const made = await solving.submit();
    if (made?.kind !== "submission" || made.answer.kind !== "done") return;
    const verdict = made.answer.answer;
    if (verdict.kind === "empty") return;
    standing.submitted({
      language: "sql",
      code: made.text,
      round: null,
      verdict: keptSqlVerdict(verdict),
    });
  }

  const verdict =
    !solving.busy && solving.result?.kind === "submission" && solving.result.answer.kind === "done"
      ? solving.result.answer.answer
      : null;
  return (
    <ProblemDesk
      {...{ desk, title: entry.title, hints, written }}
      testsName="Result"
      count={
        verdict && verdict.kind !== "empty" ? { value: 1, isGood: verdict.kind === "right" } : null
      }
      statement={<SqlStatement problem={problem} title={entry.title} hasCrumbs />}
      errorPlace={solving.errorPlace}
      schema={schema}
      isBusy={solving.busy !== null}
      onRun={() => void run()}
      onSubmit={() => void submit()}
      tests={
        <SqlTests
          {...{ problem, entry, solving, standing, next }}
          onRetry={() => void (solving.result?.kind === "submission" ? submit() : run())}
          onHint={desk.showHints}
        />
      }
    />
  );
}

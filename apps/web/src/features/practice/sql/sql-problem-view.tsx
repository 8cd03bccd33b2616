import { type LearnerSqlProblem, type ProblemEntry } from "@taiyari/domain/practice";
import { readMarkdown } from "../../../shared/course/read-markdown.ts";
import { ExpectedResult } from "../../../shared/sql-verdict/expected-result.tsx";
import { useWrittenCode } from "../code/use-written-code.ts";
import { ProblemDesk } from "../desk/problem-desk.tsx";
import { useDesk } from "../desk/use-desk.ts";
import { Statement } from "../statement/statement.tsx";
import { SqlTests } from "./sql-tests.tsx";
import { Tables } from "./tables.tsx";
import { useSqlSolving } from "./use-sql-solving.ts";

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

  async function run() {
    desk.setPart("tests");
    await solving.run();
  }

  async function submit() {
    desk.setPart("tests");
    const made = await solving.submit();
    if (made?.kind !== "submission" || made.answer.kind !== "done") return;
    const { kind } = made.answer.answer;
    if (kind === "empty") return;
    const isPassed = kind === "right";
    standing.submitted({
      language: "sql",
      code: made.text,
      round: null,
      verdict: {
        status: isPassed ? "passed" : kind === "too-slow" ? "timed-out" : "failed",
        passed: isPassed ? 1 : 0,
        total: 1,
        cases: isPassed ? "p" : kind === "too-slow" ? "t" : "f",
      },
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
      statement={
        <Statement
          title={entry.title}
          level={entry.level}
          topics={entry.topics}
          minutes={entry.minutes}
          statement={readMarkdown(exercise.ask)}
          limits={[]}
          hasCrumbs
        >
          <Tables problem={problem} />
          <ExpectedResult exercise={exercise} startsOpen />
        </Statement>
      }
      errorPlace={solving.errorPlace}
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

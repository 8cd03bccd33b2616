import { useEffect, useRef, useState } from "react";
import { type LearnerSqlProblem, type ProblemEntry } from "@taiyari/domain/practice";
import { readMarkdown } from "../../../shared/course/read-markdown.ts";
import { ExpectedResult } from "../../../shared/sql-verdict/expected-result.tsx";
import { CodePane, type CodePaneHandle } from "../code/code-pane.tsx";
import { useWrittenCode } from "../code/use-written-code.ts";
import { Workbench, type Part } from "../bench/workbench.tsx";
import { useStanding } from "../standing/use-standing.ts";
import { Attempts } from "../statement/attempts.tsx";
import { HintLadder } from "../statement/hint-ladder.tsx";
import { Notes } from "../statement/notes.tsx";
import { Statement } from "../statement/statement.tsx";
import { StatementPane, useStatementTab } from "../statement/statement-pane.tsx";
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
  const [part, setPart] = useState<Part>("problem");
  const [tab, setTab] = useStatementTab();
  const standing = useStanding(slug, problem.topics[0] ?? "");
  const written = useWrittenCode({
    slug,
    languages: ["sql"],
    startOf: () => exercise.start,
    submittedIn: () =>
      standing.submissions.findLast(({ code, round }) => code !== "" && round === null)?.code ??
      null,
  });
  const solving = useSqlSolving(problem, written.text);
  const editor = useRef<CodePaneHandle>(null);
  useEffect(() => {
    standing.opened();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is opened
  }, []);

  async function run() {
    setPart("tests");
    await solving.run();
  }

  async function submit() {
    setPart("tests");
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
    <Workbench
      title={entry.title}
      isTextOpen={tab === "problem"}
      part={part}
      onPart={setPart}
      testsName="Result"
      count={
        verdict && verdict.kind !== "empty" ? { value: 1, isGood: verdict.kind === "right" } : null
      }
      statement={
        <StatementPane
          tab={tab}
          onTab={setTab}
          problem={
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
          hints={{
            count: hints.length,
            view: <HintLadder hints={hints} seen={standing.hints} onSee={standing.sawHint} />,
          }}
          attempts={{
            count: standing.submissions.length,
            view: (
              <Attempts
                attempts={standing.submissions}
                onTake={({ code }) => {
                  written.take("sql", code);
                  setPart("code");
                  editor.current?.focus();
                }}
              />
            ),
          }}
          notes={<Notes note={standing.note} onKeep={standing.keepNote} />}
        />
      }
      code={
        <CodePane
          ref={editor}
          written={written}
          errorPlace={solving.busy ? null : solving.errorPlace}
          schema={null}
          isBusy={solving.busy !== null}
          onRun={() => void run()}
          onSubmit={() => void submit()}
        />
      }
      tests={
        <SqlTests
          {...{ problem, entry, solving, standing, next }}
          onRetry={() => void (solving.result?.kind === "submission" ? submit() : run())}
          onHint={() => {
            setTab("hints");
            setPart("problem");
          }}
        />
      }
    />
  );
}

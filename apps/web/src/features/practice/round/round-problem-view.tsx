import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { CodeLanguage, LearnerProblem } from "@taiyari/domain/practice";
import { ServerTrouble } from "../../../shared/failures/server-trouble.tsx";
import { problemQuery } from "../../../shared/practice/problem-files.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { CodePane } from "../code/code-pane.tsx";
import { useWrittenCode } from "../code/use-written-code.ts";
import { useSolving } from "../solving/use-solving.ts";
import { PaneBody, PaneHead, Workbench, type Part } from "../bench/workbench.tsx";
import { Examples } from "../statement/examples.tsx";
import { Statement } from "../statement/statement.tsx";
import { keptVerdict } from "../standing/tried-of.ts";
import { useStanding } from "../standing/use-standing.ts";
import { CodeError } from "../tests/code-error.tsx";
import { JudgedView } from "../tests/judged-view.tsx";
import { RunningView } from "../tests/running-view.tsx";
import { ExplainSteps } from "./explain-steps.tsx";
import { addMark, type RoundProblem, say } from "./round.ts";
import { roundStore } from "./round-store.ts";
import styles from "./round.module.css";

interface RoundProblemViewProps {
  readonly roundId: string;
  readonly problem: RoundProblem;
  readonly place: number;
  readonly bar: ReactNode;
  readonly isLast: boolean;
}

/** A problem of a round: its text, code, and what is said of it. */
export function RoundProblemView({ problem, ...props }: RoundProblemViewProps) {
  const { data, error, refetch } = useQuery(problemQuery(problem.slug));
  if (error)
    return (
      <>
        {props.bar}
        <ServerTrouble error={error} onRetry={() => void refetch()} />
      </>
    );
  if (!data) return <Spinner label="Opening the problem" />;
  return <CodeOfRound {...props} round={problem} problem={data} />;
}

/** Seconds since the beginning of the round. */
function now(): number {
  const current = roundStore.get();
  return current ? Math.floor((Date.now() - current.startedAt) / 1_000) : 0;
}

interface CodeOfRoundProps extends Omit<RoundProblemViewProps, "problem"> {
  readonly round: RoundProblem;
  readonly problem: LearnerProblem;
}

function CodeOfRound({ roundId, round, problem, place, bar, isLast }: CodeOfRoundProps) {
  const [part, setPart] = useState<Part>("problem");
  const language = round.language as CodeLanguage;
  const written = useWrittenCode({
    // A round begins with an empty page, whatever was written before.
    slug: `${problem.slug}@${roundId}`,
    languages: [language],
    startOf: () => problem.starters[language],
    submittedIn: () => null,
  });
  const standing = useStanding(problem.slug, round.topic);
  const solving = useSolving(problem, { language, text: written.text });

  async function attempt(kind: "run" | "submitted") {
    setPart("tests");
    const made = await (kind === "run" ? solving.run(null) : solving.submit(0));
    if (!made) return;
    const { verdict } = made;
    if (verdict.status === "runner-failed" || verdict.status === "stopped") return;
    const kept = keptVerdict(verdict, problem.shown.length);
    const tried = { language, code: made.text, verdict: kept, round: roundId };
    if (kind === "run") standing.ran(tried);
    else standing.submitted(tried);
    const isJudged = "cases" in verdict;
    roundStore.change((current) =>
      addMark(current, place, {
        kind,
        at: now(),
        passed: isJudged ? verdict.passed : 0,
        total: isJudged ? verdict.total : problem.shown.length,
      }),
    );
  }

  const typing = {
    ...written,
    setText(text: string) {
      roundStore.change((current) => addMark(current, place, { kind: "typed", at: now() }));
      written.setText(text);
    },
  };

  const { busy, result } = solving;
  return (
    <Workbench
      title={problem.title}
      isTextOpen
      part={part}
      onPart={setPart}
      count={null}
      bar={bar}
      testsName="Explain"
      statement={
        <PaneBody>
          <Statement {...problem} hasCrumbs={false}>
            <Examples style={problem.style} shown={problem.shown} language={language} />
          </Statement>
        </PaneBody>
      }
      code={
        <CodePane
          written={typing}
          errorPlace={busy ? null : solving.errorPlace}
          schema={null}
          isBusy={busy !== null}
          onRun={() => void attempt("run")}
          onSubmit={() => void attempt("submitted")}
        />
      }
      tests={
        <>
          <PaneHead>
            <h2>Explain aloud</h2>
          </PaneHead>
          <PaneBody>
            <ExplainSteps
              said={round.said}
              onSay={(step, text) =>
                roundStore.change((current) => say(current, place, step, text, now()))
              }
            />
            <div className={styles["tests"]}>
              {busy ? (
                <RunningView
                  problem={problem}
                  language={language}
                  isSubmission={busy === "submitting"}
                  onStop={solving.stop}
                />
              ) : result && "cases" in result.verdict ? (
                <JudgedView problem={problem} language={language} judged={result.verdict}>
                  {result.kind === "submission" && result.verdict.status === "passed" && (
                    <p className={styles["handed"]}>
                      {isLast ? "Handed in." : "Handed in. The next problem waits above."}
                    </p>
                  )}
                </JudgedView>
              ) : result && !("cases" in result.verdict) ? (
                <CodeError verdict={result.verdict} onRetry={() => void attempt("run")} />
              ) : (
                <p className={styles["rule"]}>
                  Run tries the shown cases. Hidden cases run when you hand in a problem with
                  Submit. There are no hints in a round.
                </p>
              )}
            </div>
          </PaneBody>
        </>
      }
    />
  );
}
